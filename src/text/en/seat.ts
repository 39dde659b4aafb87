/** Words of one seat's sheet. */
export const seatText = {
  close: 'Close', back: 'Back', do: 'Do', why: 'Why', nothing: 'Nothing lies on this player.', abilityOf: (name: string) => `Also has the ability of the ${name}:`,
  seat: (n: number) => `seat\u00a0${n}`,
  teams: { townsfolk: 'Townsfolk', outsider: 'Outsider', minion: 'Minion', demon: 'Demon', traveller: 'Traveller' } as Readonly<Record<string, string>>,
  noCharacter: 'No character yet',
  life: { alive: 'Alive', dead: 'Dead', 'looks-dead': 'Looks dead' } as Readonly<Record<string, string>>,
  good: 'Good', evil: 'Evil', drunk: 'Drunk', poisoned: 'Poisoned', safe: 'Cannot die', shielded: 'Survives execution',
  ghost: { unspent: 'Ghost vote left', spent: 'Ghost vote used' } as Readonly<Record<string, string>>,
  believes: (name: string) => `Believes to be ${name}`,
  lift: 'Lift', takeAway: 'Take away', giveBack: 'Give back', moveTo: 'Move',
  acts: {
    dies: 'Dies…', returns: 'Lives again…', mark: 'Add a reminder', card: 'Show a card', turnEvil: 'Turn evil', turnGood: 'Turn good', character: 'Change character', move: 'Move or swap', note: 'Note', rename: 'Rename', takeOver: 'Somebody takes over', remove: 'Remove the seat…', leave: 'Leaves the game…',
    ghostBack: 'Give the ghost vote back', ghostSpend: 'Spend the ghost vote', belief: 'What they believe', wake: 'Add a wake tonight', lifeByHand: 'Set life by hand',
  },
  dies: {
    title: (who: string) => `${who} dies`, by: 'By whose hand?', demon: 'The Demon', you: 'Your word', follows: 'What follows', go: (who: string) => `${who} dies`, lives: (who: string) => `${who} lives`, anyway: 'Dies all the same', settle: 'Do it',
    byHand: 'Only set it, without any rule:', set: { alive: 'Alive', dead: 'Dead', 'looks-dead': 'Looks dead' } as Readonly<Record<string, string>>,
  },
  returns: { title: (who: string) => `${who} lives again`, go: (who: string) => `${who} lives again`, hint: 'With a fresh ability; what was used up comes back.' },
  tokens: {
    title: (who: string) => `A reminder for ${who}`, recent: 'Last used', inPlay: 'In play', others: 'Not in play', own: 'Your own words', ownPlaceholder: 'any few words', place: 'Place it', plain: 'Only reminds', rule: 'Carries the rule', ruleHint: 'A drunk, poisoned or safe mark set by hand works until you lift it or it ends.',
    marks: { drunk: 'Drunk until dusk', poisoned: 'Poisoned', safe: 'Cannot die tonight', shield: 'Survives execution' } as Readonly<Record<string, string>>,
  },
  character: { title: (who: string) => `Which character is ${who}?`, keepSide: 'Keep the side', none: 'No character', belief: (who: string) => `Which Demon does ${who} believe to be?`, nothing: 'Believes nothing false', search: 'Search' },
  move: { title: (who: string) => `Where does ${who} sit?`, swap: 'Swap with', left: 'One seat clockwise', right: 'One seat back', swapWith: (who: string) => `Swap with ${who}` },
  note: { title: (who: string) => `A note on ${who}`, placeholder: 'Only you see this.', keep: 'Keep the note' },
  rename: { title: (who: string) => `Another name for ${who}`, takeOver: (who: string) => `Who takes over from ${who}?`, takeOverHint: 'Character, marks and votes stay with the seat.', keep: 'Keep the name', label: 'Name' },
  remove: { title: (who: string) => `${who} leaves`, removed: 'Take the seat away', dies: 'Stays, and dies', hint: 'Undo brings the seat back.' },
  recentKey: 'recent reminders',
}
