import { DRUNK, character, lay, place, players, seatOptions, until } from '../contract'

const SAFE = lay('safe', 'Safe', until.dawn)

/** Each night but the first, pick two players: they can't die tonight, and one is drunk until dusk. */
export const innkeeper = character('innkeeper', {
  names: { sheet: 'Innkeeper', published: 'Innkeeper' },
  team: 'townsfolk',
  tokens: [SAFE, DRUNK],
  ability: 'Each night except the first, choose two players: both are safe from death tonight, but one of them is drunk until dusk.',
  words: { 'hint.innkeeper.drunk': 'A guest whose ability is spent or idle tonight notices the beer least.' },
  night: [
    {
      when: 'other',
      player: '{me} points at two players.',
      storyteller: 'Both are safe tonight. You decide which of them is drunk until dusk.',
      asks: () => players(2),
      // INNKEEPER-7: two guests are one choice: with the Goon among them nobody is safe, whichever was named first.
      does: (scene, { targets }) => {
        const usual = targets.find((seat) => seat.id !== scene.me.id && scene.team(seat) !== 'demon') ?? targets[0]
        const drunk = scene.decide({
          code: 'drunk',
          options: seatOptions(targets),
          values: { me: scene.me.player },
          ...(usual ? { usual: usual.id } : {}),
        })
        const who = targets.find(({ id }) => id === drunk)
        // INNKEEPER-1: an Innkeeper drunk on their own beer keeps nobody safe; the marks pause by themselves.
        return [...targets.map(({ id }) => place(SAFE, id)), ...(who ? [place(DRUNK, who.id)] : [])]
      },
    },
  ],
})
