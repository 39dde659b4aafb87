import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { localValue } from '@/storage/localValue'
import { device } from '../device/device'
import { useLibrary } from './library'

const DAY = 86_400_000

/** Offers a backup of games that have no copy outside this device, until the storyteller says "later". */
export const useBackupOffer = defineStore('backupOffer', () => {
  const library = useLibrary()
  const kept = localValue('backup-later')
  const read = kept.read()
  const later = ref(typeof read === 'number' ? read : 0)
  const now = ref(device().now())

  return {
    games: computed(() => (now.value - later.value < DAY ? [] : library.games.filter(({ backupDue }) => backupDue))),
    look: () => {
      now.value = device().now()
    },
    /** Not again before tomorrow. */
    postpone: () => {
      later.value = device().now()
      now.value = later.value
      kept.write(later.value)
    },
  }
})
