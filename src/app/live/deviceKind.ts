import type { DeviceKind } from './presence'

/** A word by which the people at the table know which device is meant. */
export const deviceKind = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): DeviceKind =>
  /iPhone|iPod/.test(userAgent)
    ? 'iphone'
    : /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
      ? 'ipad'
      : /Android/.test(userAgent)
        ? 'android'
        : /Windows/.test(userAgent)
          ? 'windows'
          : /Macintosh/.test(userAgent)
            ? 'mac'
            : 'other'
