import type { Flavours } from '@/core/model/taste'
import { badMoonRisingFlavours } from '@/scripts/bad-moon-rising-flavours'

/** By script; only who sets up a game needs them. Without any, every character is as likely as another. */
const flavours: ReadonlyMap<string, Flavours> = new Map([['bad-moon-rising', badMoonRisingFlavours]])

export const flavoursOf = (script: string): Flavours => flavours.get(script) ?? {}
