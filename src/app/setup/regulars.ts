import { shallowRef } from 'vue'
import { defineStore } from 'pinia'
import { localValue } from '@/storage/localValue'

/** A circle that meets again. */
export interface Group {
  readonly name: string
  readonly players: readonly string[]
}

interface Remembered {
  readonly groups: readonly Group[]
  /** Latest first. */
  readonly recent: readonly string[]
}

const MOST_RECENT = 40
const kept = localValue('regulars')

const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

/** Whatever was kept or came in a file: what makes sense is taken. */
export const readRegulars = (found: unknown): Remembered => {
  const { groups, recent } = (found ?? {}) as { groups?: unknown; recent?: unknown }
  const known = Array.isArray(groups) ? (groups as Partial<Group>[]) : []
  return {
    groups: known.flatMap(({ name, players }) => (typeof name === 'string' ? [{ name, players: strings(players) }] : [])),
    recent: strings(recent),
  }
}

const same = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase()

/** Remembered groups and the names of people who played lately. They leave the device only in the file that moves everything to another address. */
export const useRegulars = defineStore('regulars', () => {
  const all = shallowRef(readRegulars(kept.read()))

  const set = (next: Remembered) => {
    all.value = next
    kept.write(next)
  }

  return {
    all,
    /** Under a name that exists the group is replaced. */
    rememberGroup: (group: Group) =>
      set({ ...all.value, groups: [group, ...all.value.groups.filter(({ name }) => !same(name, group.name))] }),
    forgetGroup: (name: string) => set({ ...all.value, groups: all.value.groups.filter((group) => group.name !== name) }),
    played: (players: readonly string[]) => {
      const names = players.filter((name) => name !== '')
      set({
        ...all.value,
        recent: [...names, ...all.value.recent.filter((old) => !names.some((name) => same(name, old)))].slice(0, MOST_RECENT),
      })
    },
  }
})
