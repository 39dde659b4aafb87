/** 处决或流放需要多少票，只有这一种说法。 */
export const votesToExecute = (n: number): string => `处决需${n}票`
export const votesToExile = (n: number): string => `流放需${n}票`
