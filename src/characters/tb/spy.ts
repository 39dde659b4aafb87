import { character, tell } from '../contract'
import { mightPassFor } from '../learning'

/** Sees the Grimoire each night; may pass for good, and for a Townsfolk or an Outsider, dead or alive. */
export const spy = character('spy', {
  names: { sheet: 'Spy', published: 'Spy' },
  team: 'minion',
  tokens: [],
  ability:
    'Each night you look at the Grimoire. To other abilities you might pass for good, and for a Townsfolk or an Outsider, and so you might when dead.',
  words: {
    'card.grimoire': 'The Grimoire',
    'ask.spy_impaired_grimoire': '{me}, the {ability}, has no ability now. Is the Grimoire shown?',
    'option.grimoireShown': 'Show it as it is',
    'option.grimoireKept': 'Do not show it',
    'advice.spy': 'Let the {ability} pass for good; look at the screen first: your notes are not on it.',
  },
  registers: mightPassFor('good', ['townsfolk', 'outsider']),
  night: [
    {
      when: 'every',
      player: '{me} looks at the Grimoire.',
      storyteller: 'Hand over the tablet with the card; hold to take it back.',
      does: ({ me }) => [tell(me, 'grimoire', {})],
      whenSilent: (scene) =>
        scene.decide({
          code: 'spy_impaired_grimoire',
          about: scene.me.id,
          usual: 'shown',
          values: { me: scene.me.player },
          options: [
            { value: 'shown', label: 'grimoireShown' },
            { value: 'kept', label: 'grimoireKept' },
          ],
        }) === 'kept'
          ? []
          : [tell(scene.me, 'grimoire', {})],
      shows: ({ game, me }) =>
        game.night.told.some(({ seat, what }) => seat === me.id && what === 'grimoire')
          ? [{ title: 'card.grimoire', for: me.id, grimoire: true }]
          : [],
    },
  ],
})
