import { topic } from '../language'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const bare = (called: string) => called.replace(/^the /, '')

/** What was decided before the first night, as a running game speaks of it. */
export const secretsText = topic('secrets', {
  title: 'Set by you',
  nothing: 'nothing yet',
  /** At setup. */
  row: (character: string, called: string) =>
    called.endsWith('shown') ? `${capital(bare(called))} to the ${character}` : `${character}: ${bare(called)}`,
  inPlay: (names: string) => `Meant as bluffs, but in play: ${names}.`,
  take: (names: string) => `Take ${names}`,
  bluffs: {
    label: 'Demon’s bluffs',
    change: 'Change the bluffs',
    pick: 'Three good characters that are not in play',
    missing: 'No bluffs are chosen for the Demon.',
  },
  falseBluffs: {
    label: 'Bluffs shown',
    change: 'Change the shown bluffs',
    pick: 'Three good characters to show',
    missing: 'No bluffs are chosen to be shown.',
  },
  /** Players are called what the ability that prepares them calls them. */
  players: (called: string, n: number) => ({
    label: capital(called),
    change: `Change ${called}`,
    pick: `${capital(called)}: choose ${n === 1 ? '1 player' : `${n} players`}`,
    missing: `Nobody is chosen yet: ${called}.`,
  }),
})

interface Called {
  readonly name: string
  readonly called?: string
  readonly count: number
}

export const secretWords = ({ name, called = '', count }: Called) =>
  name === 'bluffs' ? secretsText.bluffs : name === 'falseBluffs' ? secretsText.falseBluffs : secretsText.players(called, count)
