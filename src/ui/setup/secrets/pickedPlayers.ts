import { computed, ref, type Ref } from 'vue'
import { useSetup } from '@/app/setup/setup'
import { picksOf } from '@/app/setup/setupDeal'
import { secretWords } from '@/text/en/secrets'
import type { RingSeat } from '../deal/ringSeat'

/** The players a secret is about: whom somebody knows, is bound to, or is shown. */
export const usePickedPlayers = (seats: Readonly<Ref<readonly RingSeat[]>>) => {
  const setup = useSetup()
  const choosing = ref<string>()
  const seatOf = (id: string | undefined) => seats.value.find((seat) => seat.id === id)
  const secrets = computed(() =>
    picksOf(setup.kit.rules, setup.draft).map(({ name, called, player, prepared, count }) => ({
      name,
      called,
      count,
      among: prepared.among,
      self: prepared.self === true,
      open: prepared.open === true,
      owner: seatOf(player),
      picked: (setup.draft.picks[name] ?? []).flatMap((id) => seatOf(id) ?? []),
    })),
  )

  const picker = computed(() => {
    const secret = secrets.value.find(({ name }) => name === choosing.value)
    return (
      secret && {
        title: secretWords(secret).pick,
        options: seats.value.filter(
          ({ id, evil, traveller }) => (secret.self || id !== secret.owner?.id) && !(secret.among === 'good' ? evil : traveller),
        ),
        picked: secret.picked.map(({ id }) => id),
        count: secret.count,
      }
    )
  })
  const taken = (ids: readonly string[]) => {
    const secret = secrets.value.find(({ name }) => name === choosing.value)
    if (secret && ids.length)
      setup.change(secretWords(secret).label, (draft) => ({ ...draft, picks: { ...draft.picks, [secret.name]: ids } }))
    choosing.value = undefined
  }
  return { choosing, secrets, picker, taken }
}
