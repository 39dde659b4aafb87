import { byDay, character } from '../contract'
import { lyingWords, telling } from '../learning'

/** Votes only with tokens that the dead give, and learns the giver's side; always sober and healthy. */
export const beggar = character('beggar', {
  names: { sheet: 'Beggar', published: 'Beggar' },
  team: 'traveller',
  tokens: [],
  alwaysSober: true,
  ability: 'Your vote costs a vote token. The dead may give you theirs; you then learn the giver’s side. You are always sober and healthy.',
  words: {
    ...lyingWords,
    'card.beggar': 'The giver is',
    'truth.beggar.good': '{who} is good.',
    'truth.beggar.evil': '{who} is evil.',
    'refused.beggar_has_no_vote_token': '{who}, the {ability}, has no vote token.',
    'refused.only_the_dead_give_votes': '{who} is alive: only the dead give their vote away.',
  },
  votes: { tokens: true },
  day: {
    label: 'Is given a vote',
    asks: 'target',
    window: byDay,
    refuses: (scene, { targets: [id] }) => {
      const giver = id && scene.seat(id)
      return !giver || giver.looksAlive ? 'only_the_dead_give_votes' : giver.ghostVote ? undefined : 'no_ghost_vote_left'
    },
    does: (scene, { targets: [id] }) => (id ? [{ do: 'giveVote', from: id, to: scene.me.id }] : []),
    tells: telling({
      what: 'side',
      card: 'card.beggar',
      form: () => ({ kind: 'side' }),
      isTrue: (_, { targets: [giver] }, { alignment }, read) => giver !== undefined && read(giver, 'alignment') === alignment,
      explains: (_, { targets: [giver] }) => giver && { because: `truth.beggar.${giver.alignment}`, values: { who: giver.player } },
    }),
  },
})
