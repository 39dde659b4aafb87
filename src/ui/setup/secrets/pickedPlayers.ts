import { computed, ref, type Ref } from 'vue'
import { useSetup } from '@/app/setup/setup'
import { fooledPlayer, knowingPlayer } from '@/app/setup/setupDeal'
import { setupText } from '@/text/en/setup'
import type { RingSeat } from '../deal/ringSeat'

/** The players a secret is about: the one somebody knows, and those somebody wrongly takes for Minions. */
export const usePickedPlayers = (seats: Readonly<Ref<readonly RingSeat[]>>) => {
  const text = setupText.secrets
  const setup = useSetup()
  const choosing = ref<'grandchild' | 'falseMinions'>()

  const seatOf = (id: string | undefined) => seats.value.find((seat) => seat.id === id)
  const knowing = computed(() => seatOf(knowingPlayer(setup.kit.rules, setup.draft)))
  const fooled = computed(() => seatOf(fooledPlayer(setup.kit.rules, setup.draft)))
  const child = computed(() => seatOf(setup.draft.grandchild))
  const minions = computed(() => seats.value.filter(({ character }) => character?.team === 'minion').length)

  const picker = computed(() =>
    choosing.value === 'grandchild'
      ? {
          title: text.grandchildPick,
          options: seats.value.filter(({ id, evil }) => id !== knowing.value?.id && !evil),
          picked: child.value ? [child.value.id] : [],
          count: 1,
        }
      : {
          title: text.falseMinionsPick(minions.value),
          options: seats.value.filter(({ id, traveller }) => id !== fooled.value?.id && !traveller),
          picked: setup.draft.falseMinions,
          count: minions.value,
        },
  )
  const taken = (ids: readonly string[]) => {
    const [first] = ids
    if (choosing.value === 'grandchild' && first) setup.change(text.undo.grandchild, (draft) => ({ ...draft, grandchild: first }))
    else if (choosing.value === 'falseMinions') setup.change(text.undo.minions, (draft) => ({ ...draft, falseMinions: ids }))
    choosing.value = undefined
  }
  return { choosing, knowing, child, fooled, picker, taken }
}
