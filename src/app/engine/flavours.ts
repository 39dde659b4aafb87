import type { Flavours } from '@/core/model/taste'
import { flavours as badMoonRising } from '@/scripts/bad-moon-rising/flavours'

/** By script; loaded for the setup only. A script without flavours draws all characters equally often. */
const flavours: ReadonlyMap<string, Flavours> = new Map([['bad-moon-rising', badMoonRising]])

export const flavoursOf = (script: string): Flavours => flavours.get(script) ?? {}
