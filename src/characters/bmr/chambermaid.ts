import type { Chosen } from '@/core/model/nightStep'
import type { ActScene } from '@/core/model/scene'
import { character, looksAlive, noOrYes, notMyself, players, tell, toldCard } from '../contract'

const trueNumber = (scene: ActScene, { targets }: Chosen): number => targets.filter((seat) => counts(scene, seat)).length

const counts = (scene: ActScene, seat: Chosen['targets'][number]): boolean => {
  if (scene.wokeForAbility(seat)) return true
  const pretender = seat.character ? scene.rules.characters[seat.character]?.pretends : false
  // Whether false first-night info is a wake for one's own ability is an open question.
  if (!pretender || !scene.game.night.wakes.some((wake) => wake.seat === seat.id && wake.reason === 'info')) return false
  return (
    scene.decide({
      code: 'lunatic_info_counts_for_housekeeper',
      usual: false,
      values: { who: seat.player },
      options: noOrYes,
    }) === true
  )
}

/** Each night, pick two others who live: learn how many of them woke for their ability. */
export const chambermaid = character('chambermaid', {
  names: { sheet: 'Housekeeper', published: 'Chambermaid' },
  team: 'townsfolk',
  tokens: [],
  ability: 'Each night, choose two other living players: you learn how many of them woke tonight for their own ability.',
  words: {
    'ask.lunatic_info_counts_for_housekeeper': '{who} woke for false information only. Does that count?',
    'ask.housekeeper_shows': '{me} has no ability now. The true number is {truth}. What do you show?',
    'hint.chambermaid.housekeeper_shows': 'The best lie fits what the town already believes about the two.',
    'card.woke': 'of the two woke tonight',
  },
  night: [
    {
      when: 'every',
      player: '{me} points at two other living players.',
      storyteller: 'Show how many of the two woke tonight for their own ability.',
      due: ({ game, me }) =>
        game.seats.filter((seat) => seat.looksAlive && seat.id !== me.id).length >= 2 || 'fewer than two others look alive',
      asks: () => players(2, [looksAlive, notMyself]),
      does: (scene, chosen) => {
        const truth = trueNumber(scene, chosen)
        return [tell(scene.me, 'number', { number: truth }, { truth: { number: truth } })]
      },
      whenSilent: (scene, chosen) => {
        const truth = trueNumber(scene, chosen)
        const shown = scene.decide({
          code: 'housekeeper_shows',
          usual: truth === 1 ? 0 : 1,
          values: { me: scene.me.player, truth },
          options: [0, 1, 2].map((value) => ({ value, label: String(value) })),
        })
        return [tell(scene.me, 'number', { number: Number(shown) }, { truth: { number: truth } })]
      },
      shows: (scene) => toldCard(scene, 'number', 'card.woke').map((card) => ({ ...card, of: 2 })),
    },
  ],
})
