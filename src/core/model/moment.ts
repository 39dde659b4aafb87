export interface Moment {
  readonly phase: 'setup' | 'night' | 'day'
  readonly number: number
}
