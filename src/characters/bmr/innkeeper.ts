import { character, place, players, seatOptions, until } from '../contract'

/** Each night but the first, pick two players: they can't die tonight, and one is drunk until dusk. */
export const innkeeper = character('innkeeper', {
  names: { sheet: 'Innkeeper', published: 'Innkeeper' },
  team: 'townsfolk',
  tokens: ['Safe', 'Drunk'],
  ability: 'Each night except the first, choose two players: they cannot die tonight, but one of them is drunk until dusk.',
  night: [
    {
      when: 'other',
      player: '{me} points at two players.',
      storyteller: 'Both are safe tonight. You decide which of them is drunk until dusk.',
      asks: () => players(2),
      each: (_, target) => [place('safe', target.id, 'Safe', until.dawn)],
      does: (scene, { targets }) => {
        const usual = targets.find((seat) => seat.id !== scene.me.id && scene.team(seat) !== 'demon') ?? targets[0]
        const drunk = scene.decide({
          code: 'drunk',
          options: seatOptions(targets),
          values: { me: scene.me.player },
          ...(usual ? { usual: usual.id } : {}),
        })
        const who = targets.find(({ id }) => id === drunk)
        // INNKEEPER-1: the Innkeeper drunk on its own beer keeps nobody safe; the marks pause by themselves.
        return who ? [place('drunk', who.id, 'Drunk', until.dusk)] : []
      },
    },
  ],
  hints: { drunk: 'A guest whose ability is spent or sleeps tonight notices the beer least.' },
})
