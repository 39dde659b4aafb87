import type { CharacterWords } from '../../characterText'

const nothing = { words: {} }
const spent = { words: { 'No Ability': 'Keine Fähigkeit' } }
const kills = { words: { Dead: 'Tot' } }
const known = { words: { Know: 'Gezeigt' } }

/** Sects & Violets. */
const sectsAndViolets: Readonly<Record<string, CharacterWords>> = {
  clockmaker: { ability: 'In deiner ersten Nacht erfährst du, wie viele Plätze es vom Dämon bis zum nächsten Schergen sind.', ...nothing },
  snakecharmer: {
    ability:
      'Wähle jede Nacht eine lebende Person: Ist sie ein Dämon, tauscht ihr Charakter und Seite, und wer zuvor Dämon war, ist vergiftet.',
    words: { Poisoned: 'Vergiftet' },
  },
  mathematician: {
    ability:
      'Jede Nacht erfährst du, bei wie vielen Personen seit der Morgendämmerung eine Fähigkeit wegen eines anderen Charakters versagt hat.',
    words: { Abnormal: 'Gestört' },
  },
  dreamer: {
    ability:
      'Wähle jede Nacht eine andere Person, die nicht auf Reisen ist: Du siehst einen guten und einen bösen Charakter, und einer von beiden stimmt.',
    ...nothing,
  },
  flowergirl: {
    ability: 'Jede Nacht außer der ersten erfährst du, ob heute ein Dämon mitgestimmt hat.',
    words: { 'Demon Voted': 'Dämon stimmte ab', 'Demon Not Voted': 'Dämon stimmte nicht ab' },
  },
  towncrier: {
    ability: 'Jede Nacht außer der ersten erfährst du, ob eine der heutigen Nominierungen von einem Schergen kam.',
    words: { 'Minions Not Nominated': 'Kein Scherge nominierte', 'Minion Nominated': 'Scherge nominierte' },
  },
  oracle: { ability: 'Jede Nacht außer der ersten erfährst du, wie viele der Toten böse sind.', ...nothing },
  savant: {
    ability: 'Jeden Tag darfst du zur Spielleitung kommen und unter vier Augen zwei Aussagen hören, eine wahre und eine falsche.',
    ...nothing,
  },
  seamstress: {
    ability: 'Wähle einmal im Spiel, in einer Nacht, zwei andere Personen: Du erfährst, ob beide auf derselben Seite sind.',
    ...spent,
  },
  philosopher: {
    ability:
      'Nenne einmal im Spiel, in einer Nacht, einen guten Charakter: Du erhältst seine Fähigkeit, und wer dieser Charakter ist, ist betrunken.',
    words: { Drunk: 'Betrunken', 'Is The Philosopher': 'Ist Philosoph' },
  },
  artist: {
    ability: 'Einmal im Spiel, am Tag, darfst du der Spielleitung unter vier Augen eine Frage stellen und bekommst ein Ja oder ein Nein.',
    ...spent,
  },
  juggler: {
    ability:
      'An deinem ersten Tag darfst du öffentlich von bis zu fünf Personen sagen, welcher Charakter sie sind. In der Nacht darauf erfährst du, wie oft das stimmte.',
    words: { Correct: 'Stimmt' },
  },
  sage: { ability: 'Tötet dich der Dämon, werden dir zwei Personen gezeigt: Eine davon ist dieser Dämon.', ...nothing },
  sweetheart: { ability: 'Mit deinem Tod wird jemand betrunken und bleibt es für immer.', words: { Drunk: 'Betrunken' } },
  klutz: {
    ability: 'Sobald du von deinem Tod erfährst, wähle öffentlich eine lebende Person: Ist sie böse, verliert deine Seite.',
    ...nothing,
  },
  barber: {
    ability:
      'Bist du heute oder heute Nacht gestorben, darf der Dämon zwei Personen wählen, aber keinen anderen Dämon: Sie tauschen ihre Charaktere.',
    words: { 'Haircuts Tonight': 'Schnitt heute Nacht' },
  },
  mutant: { ability: 'Bist du im Wahn, ein Außenseiter zu sein, könnte die Spielleitung dich hinrichten.', ...nothing },
  witch: {
    ability:
      'Wähle jede Nacht eine Person: Nominiert sie morgen, stirbt sie. Sobald nur noch drei Personen leben, hast du diese Fähigkeit nicht mehr.',
    words: { Cursed: 'Verflucht' },
  },
  cerenovus: {
    ability:
      'Wähle jede Nacht eine Person und einen guten Charakter: Morgen muss sie im Wahn sein, dieser Charakter zu sein, sonst könnte sie hingerichtet werden.',
    words: { Mad: 'Im Wahn' },
  },
  pithag: {
    ability:
      'Verwandle jede Nacht außer der ersten eine Person in einen Charakter, der nicht im Spiel ist. Entsteht so ein Dämon, entscheidet die Spielleitung über die Tode dieser Nacht.',
    ...nothing,
  },
  eviltwin: {
    ability:
      'Du und eine Person der anderen Seite werdet einander gezeigt. Wird die gute hingerichtet, gewinnt Böse; Gut kann nicht gewinnen, solange ihr beide lebt.',
    words: { Twin: 'Zwilling' },
  },
  nodashii: {
    ability:
      'Wähle jede Nacht außer der ersten eine Person: Sie stirbt. Auf jeder Seite neben dir ist der nächstsitzende Bürger vergiftet.',
    words: { Dead: 'Tot', Poisoned: 'Vergiftet' },
  },
  vigormortis: {
    ability:
      'Wähle jede Nacht außer der ersten eine Person: Sie stirbt. Ein so getöteter Scherge behält seine Fähigkeit und vergiftet einen benachbarten Bürger. [Ein Außenseiter weniger]',
    words: { Dead: 'Tot', 'Has Ability': 'Hat Fähigkeit', Poisoned: 'Vergiftet' },
  },
  vortox: {
    ability:
      'Wähle jede Nacht außer der ersten eine Person: Sie stirbt. Was Bürger durch ihre Fähigkeit erfahren, ist falsch. Einen Tag ohne Hinrichtung gewinnt Böse.',
    ...kills,
  },
  fanggu: {
    ability:
      'Wähle jede Nacht außer der ersten eine Person: Sie stirbt. Der erste so getötete Außenseiter wird stattdessen ein böser Fang Gu, und du stirbst. [Ein Außenseiter mehr]',
    words: { Dead: 'Tot', Once: 'Einmal' },
  },
  barista: {
    ability:
      'Jede Nacht ist jemand bis zur Abenddämmerung entweder nüchtern, gesund und wahr informiert, oder handelt zweimal, und erfährt, was davon gilt.',
    words: { 'Sober & Healthy': 'Nüchtern und gesund', 'Acts Twice': 'Handelt zweimal', '?': '?' },
  },
  harlot: {
    ability:
      'Wähle jede Nacht außer der ersten eine lebende Person: Willigt sie ein, siehst du ihren Charakter, aber ihr könntet beide sterben.',
    ...kills,
  },
  butcher: { ability: 'Jeden Tag darfst du nach einer Hinrichtung noch einmal nominieren.', ...nothing },
  bonecollector: {
    ability:
      'Wähle einmal im Spiel, in einer Nacht außer der ersten, eine tote Person: Bis zur Abenddämmerung hat sie ihre Fähigkeit zurück.',
    words: { 'No Ability': 'Keine Fähigkeit', 'Has Ability': 'Hat Fähigkeit' },
  },
  deviant: { ability: 'An einem Tag, an dem du andere zum Lachen gebracht hast, kann eine Verbannung dich nicht töten.', ...nothing },
}

/** Townsfolk of no edition. */
const townsfolk: Readonly<Record<string, CharacterWords>> = {
  steward: { ability: 'In deiner ersten Nacht wird dir eine Person gezeigt, die gut ist.', ...known },
  knight: { ability: 'In deiner ersten Nacht werden dir zwei Personen gezeigt, von denen keine der Dämon ist.', ...known },
  noble: { ability: 'In deiner ersten Nacht werden dir drei Personen gezeigt: Genau eine davon ist böse.', ...known },
  shugenja: {
    ability:
      'In deiner ersten Nacht erfährst du, in welcher Richtung im Kreis die nächste böse Person sitzt. Sind zwei gleich nah, kann beides die Antwort sein.',
    ...nothing,
  },
  pixie: {
    ability:
      'In deiner ersten Nacht erfährst du einen Bürger im Spiel. Warst du im Wahn, er zu sein, gehört seine Fähigkeit dir, sobald diese Person stirbt.',
    words: { Mad: 'Im Wahn', 'Has Ability': 'Hat Fähigkeit' },
  },
  bountyhunter: {
    ability:
      'In deiner ersten Nacht wird dir eine böse Person gezeigt. Stirbt sie, wird dir noch in derselben Nacht eine weitere gezeigt. [Ein Bürger ist böse]',
    ...known,
  },
  highpriestess: {
    ability: 'Jede Nacht wird dir die Person gezeigt, mit der du nach Wunsch der Spielleitung am ehesten sprechen solltest.',
    ...nothing,
  },
  balloonist: {
    ability:
      'Jede Nacht wird dir eine Person gezeigt, deren Charakter von anderer Art ist als der in der letzten Nacht gezeigte. [Vielleicht ein Außenseiter mehr]',
    ...known,
  },
  general: {
    ability: 'Jede Nacht erfährst du, wer nach Meinung der Spielleitung vorn liegt: Gut, Böse oder niemand.',
    ...nothing,
  },
  preacher: {
    ability: 'Wähle jede Nacht eine Person: Ein Scherge erfährt davon. Alle Schergen, die du bisher gewählt hast, sind ohne Fähigkeit.',
    ...spent,
  },
  villageidiot: {
    ability:
      'Wähle jede Nacht eine Person: Du erfährst ihre Seite. [Bis zu zwei weitere Dorftrottel; von den hinzugekommenen ist einer betrunken]',
    words: { Drunk: 'Betrunken' },
  },
  king: {
    ability:
      'Sind mindestens so viele tot wie am Leben, erfährst du jede Nacht den Charakter einer lebenden Person. Der Dämon erfährt, dass du der König bist.',
    ...nothing,
  },
  cultleader: {
    ability:
      'Jede Nacht wechselst du auf die Seite einer der beiden Lebenden neben dir. Wollen alle guten Personen zu deinem Kult gehören, gewinnt deine Seite.',
    ...nothing,
  },
  acrobat: {
    ability:
      'Wähle jede Nacht außer der ersten eine Person: Du stirbst, wenn sie heute Nacht betrunken oder vergiftet ist, ob schon jetzt oder erst später.',
    words: { Dead: 'Tot', Chosen: 'Gewählt' },
  },
  lycanthrope: {
    ability:
      'Wähle jede Nacht außer der ersten eine lebende Person: Ist sie gut, stirbt sie, und der Dämon tötet heute Nacht niemanden. Eine bestimmte gute Person gilt als böse.',
    words: { 'Faux Paw': 'Falsche Pfote', Dead: 'Tot' },
  },
  alsaahir: {
    ability:
      'Jeden Tag darfst du öffentlich sagen, welche Personen Schergen und welche Dämonen sind: Stimmt alles und fehlt niemand, gewinnt Gut.',
    ...nothing,
  },
  engineer: {
    ability:
      'Bestimme einmal im Spiel, in einer Nacht, was die Schergen sind oder was der Dämon ist: Diese Personen werden die Charaktere, die du nennst.',
    ...spent,
  },
  nightwatchman: {
    ability: 'Zeige einmal im Spiel, in einer Nacht, auf jemanden: Diese Person erfährt, wer der Nachtwächter ist.',
    ...spent,
  },
  huntsman: {
    ability:
      'Wähle einmal im Spiel, in einer Nacht, eine lebende Person: Ist sie die Unschuld, wird sie ein Bürger, der nicht im Spiel ist. [Die Unschuld kommt hinzu]',
    ...spent,
  },
  fisherman: {
    ability: 'Bitte die Spielleitung einmal im Spiel, am Tag, um einen Rat, der deine Seite dem Sieg näher bringt.',
    ...spent,
  },
  princess: {
    ability:
      'Wird die Person, die du an deinem ersten Tag nominiert hast, noch an diesem Tag hingerichtet, tötet der Dämon in der Nacht darauf niemanden.',
    words: { "Doesn't Kill": 'Tötet nicht' },
  },
  alchemist: {
    ability: 'Du hast die Fähigkeit eines Schergen. Wann immer du sie einsetzt, darf die Spielleitung dich um eine andere Wahl bitten.',
    words: { 'Is The Alchemist': 'Ist Alchemist' },
  },
  cannibal: {
    ability:
      'Du hast die Fähigkeit der Person, die zuletzt durch Hinrichtung starb. War sie böse, bist du vergiftet, bis eine Hinrichtung eine gute Person tötet.',
    words: { Poisoned: 'Vergiftet', Lunch: 'Mahlzeit' },
  },
  amnesiac: {
    ability:
      'Du hast eine Fähigkeit, die man dir nicht nennt. Jeden Tag darfst du bei der Spielleitung unter vier Augen raten und hörst, wie nah du dran bist.',
    words: { '?': '?' },
  },
  farmer: { ability: 'Stirbst du in der Nacht, wird eine der lebenden guten Personen Farmer.', ...nothing },
  choirboy: { ability: 'Tötet der Dämon den König, wird dir gezeigt, wer der Dämon ist. [Der König kommt hinzu]', ...nothing },
  banshee: {
    ability:
      'Tötet dich der Dämon, erfahren es alle. Von da an darfst du am Tag zweimal nominieren und bei jeder Nominierung zwei Stimmen abgeben.',
    words: { 'Has Ability': 'Hat Fähigkeit' },
  },
  magician: { ability: 'Die Schergen halten dich für einen Dämon, und der Dämon hält dich für einen Schergen.', ...nothing },
  poppygrower: {
    ability: 'Schergen und Dämon werden einander nicht gezeigt. Stirbst du, geschieht das noch in derselben Nacht.',
    words: { 'Evil Wakes': 'Böse erwacht' },
  },
  atheist: {
    ability:
      'Die Spielleitung darf die Regeln brechen. Gut gewinnt, wenn die Spielleitung hingerichtet wird, auch wenn du nicht mehr lebst. [Niemand ist böse]',
    ...nothing,
  },
}

/** Outsiders of no edition. */
const outsiders: Readonly<Record<string, CharacterWords>> = {
  hermit: {
    ability: 'Du hast die Fähigkeiten aller Außenseiter dieses Skripts. [Vielleicht ein Außenseiter weniger]',
    words: { '1': '1', '2': '2', '3': '3' },
  },
  ogre: {
    ability:
      'Wähle in deiner ersten Nacht eine andere Person: Du kommst auf ihre Seite, ohne zu erfahren, welche das ist, auch wenn du betrunken oder vergiftet bist.',
    words: { Friend: 'Freundschaft' },
  },
  golem: {
    ability: 'Du darfst nur einmal im ganzen Spiel nominieren. Ist die nominierte Person nicht der Dämon, stirbt sie.',
    words: { 'May Not Nominate': 'Darf nicht nominieren' },
  },
  plaguedoctor: {
    ability: 'Mit deinem Tod erhält die Spielleitung die Fähigkeit eines Schergen.',
    words: { 'Storyteller Ability': 'Fähigkeit der Spielleitung' },
  },
  hatter: {
    ability: 'Bist du heute oder heute Nacht gestorben, darf jeder Scherge und jeder Dämon ein anderer Charakter der eigenen Art werden.',
    words: { 'Tea Party Tonight': 'Tee heute Nacht' },
  },
  politician: {
    ability: 'Hat niemand mehr als du dazu beigetragen, dass deine Seite verliert, wechselst du die Seite und gewinnst, tot oder lebendig.',
    ...nothing,
  },
  zealot: { ability: 'Solange mindestens fünf Personen leben, musst du bei jeder Nominierung die Hand heben.', ...nothing },
  damsel: {
    ability:
      'Die Schergen erfahren, dass es eine Unschuld gibt. Sie dürfen zusammen einmal öffentlich raten: Nennen sie dich, verliert deine Seite.',
    words: { 'Guess Used': 'Schon geraten' },
  },
  snitch: { ability: 'Auch jedem Schergen werden drei gute Charaktere gezeigt, die nicht im Spiel sind.', ...nothing },
  heretic: {
    ability:
      'Die Seite, die gewinnen würde, hat verloren, und die Seite, die verlieren würde, hat gewonnen. Das gilt auch nach deinem Tod.',
    ...nothing,
  },
  puzzlemaster: {
    ability:
      'Jemand ist betrunken, auch nach deinem Tod. Du darfst einmal raten, wer: Liegst du richtig, erfährst du den Dämon; liegst du falsch, erfährst du Falsches.',
    words: { Drunk: 'Betrunken', 'Guess Used': 'Schon geraten' },
  },
}

/** Minions of no edition. */
const minions: Readonly<Record<string, CharacterWords>> = {
  mezepheles: {
    ability: 'In deiner ersten Nacht erfährst du ein geheimes Wort. Die erste gute Person, die es sagt, wird in der Nacht darauf böse.',
    words: { 'Turns Evil': 'Wird böse', 'No Ability': 'Keine Fähigkeit' },
  },
  harpy: {
    ability:
      'Nenne jede Nacht eine erste und eine zweite Person: Morgen muss die erste im Wahn sein, die zweite sei böse, sonst könnte eine von ihnen sterben, oder beide.',
    words: { Mad: 'Im Wahn', '2nd': '2.' },
  },
  fearmonger: {
    ability:
      'Wähle jede Nacht eine Person: Nominierst du sie und wird sie hingerichtet, verliert ihre Seite. Wechselt deine Wahl, erfahren es alle.',
    words: { Fear: 'Angst' },
  },
  psychopath: {
    ability:
      'Jeden Tag darfst du vor der ersten Nominierung öffentlich eine Person töten. Bei deiner Hinrichtung stirbst du nur, wenn du Schere, Stein, Papier verlierst.',
    ...nothing,
  },
  wizard: {
    ability:
      'Einmal im Spiel darfst du dir etwas wünschen. Erfüllt sich der Wunsch, kann das etwas kosten und eine Spur von ihm hinterlassen.',
    words: { '?': '?' },
  },
  widow: {
    ability:
      'In deiner ersten Nacht siehst du das Grimoire und wählst eine Person: Sie ist vergiftet. Eine gute Person erfährt, dass es eine Witwe gibt.',
    words: { Poisoned: 'Vergiftet', Know: 'Weiß es' },
  },
  xaan: {
    ability:
      'Für eine Nacht und den Tag danach sind alle Bürger vergiftet: in der Nacht mit der Zahl der Außenseiter beim Aufbau. [Beliebig viele Außenseiter]',
    words: { 'Night 1': 'Nacht 1', 'Night 2': 'Nacht 2', 'Night 3': 'Nacht 3', X: 'X' },
  },
  marionette: {
    ability: 'Du hältst dich für einen guten Charakter und irrst dich. Der Dämon erfährt von dir. [Du sitzt neben dem Dämon]',
    words: { 'Is The Marionette': 'Ist Marionette' },
  },
  wraith: {
    ability: 'In der Nacht darfst du die Augen offen haben, wann du willst. Werden andere Böse geweckt, wirst auch du geweckt.',
    ...nothing,
  },
  summoner: {
    ability:
      'Dir werden drei Bluffs gezeigt. Nenne in der dritten Nacht eine Person und einen Dämon: Sie wird dieser Dämon und böse. [Bis dahin kein Dämon]',
    words: { 'Night 1': 'Nacht 1', 'Night 2': 'Nacht 2', 'Night 3': 'Nacht 3' },
  },
  goblin: {
    ability:
      'Sagst du öffentlich, während du nominiert bist, dass du der Goblin bist, und wirst du am selben Tag hingerichtet, gewinnt deine Seite.',
    words: { Claimed: 'Behauptet' },
  },
  boomdandy: {
    ability:
      'Wirst du hingerichtet, sterben alle bis auf drei Personen. Dann wird von zehn bis eins gezählt: Auf wen die meisten zeigen, stirbt.',
    ...nothing,
  },
  vizier: {
    ability:
      'Alle erfahren, wer du bist. Am Tag kannst du nicht sterben. Hat eine gute Person mitgestimmt, darfst du die nominierte Person sofort hinrichten lassen.',
    ...nothing,
  },
  organgrinder: {
    ability:
      'Abgestimmt wird mit geschlossenen Augen, und niemand hört das Ergebnis. Jede Nacht entscheidest du, ob du bis zur Abenddämmerung betrunken bist.',
    words: { 'About To Die': 'Zur Hinrichtung', Drunk: 'Betrunken' },
  },
  boffin: {
    ability:
      'Der Dämon hat die Fähigkeit eines guten Charakters, der nicht im Spiel ist, auch betrunken oder vergiftet. Ihr beide wisst, welchen.',
    ...nothing,
  },
}

/** Demons of no edition. */
const demons: Readonly<Record<string, CharacterWords>> = {
  yaggababble: {
    ability:
      'In deiner ersten Nacht erfährst du einen geheimen Satz. Für jedes Mal, das du ihn heute öffentlich und laut gesagt hast, könnte jemand sterben.',
    ...kills,
  },
  lilmonsta: {
    ability:
      'Jede Nacht einigen sich die Schergen, wer Lil’ Monsta hütet und „der Dämon ist“. Jede Nacht außer der ersten könnte jemand sterben. [Ein Scherge mehr]',
    words: { 'Is The Demon': 'Ist der Dämon', Dead: 'Tot' },
  },
  ojo: {
    ability:
      'Nenne jede Nacht außer der ersten einen Charakter: Wer es ist, stirbt. Ist es niemand, entscheidet die Spielleitung, wer stirbt.',
    ...kills,
  },
  kazali: {
    ability: 'Wähle jede Nacht außer der ersten eine Person: Sie stirbt. [Du wählst, wer welcher Scherge wird; beliebig viele Außenseiter]',
    ...kills,
  },
  legion: {
    ability:
      'Jede Nacht außer der ersten könnte jemand sterben. Keine Hinrichtung gelingt, wenn nur Böse gestimmt haben. Du zählst auch als Scherge. [Mehr als die Hälfte ist Legion]',
    words: { Dead: 'Tot', 'About To Die': 'Zur Hinrichtung' },
  },
  lordoftyphon: {
    ability:
      'Wähle jede Nacht außer der ersten eine Person: Sie stirbt. [Die Bösen sitzen in einer Reihe um dich; ein Scherge mehr; beliebig viele Außenseiter]',
    ...kills,
  },
  lleech: {
    ability:
      'Wähle jede Nacht außer der ersten eine Person: Sie stirbt. Wähle in deiner ersten Nacht eine Person, die vergiftet ist: Du bist tot, wenn sie tot ist, und sonst nie.',
    words: { Dead: 'Tot', Poisoned: 'Vergiftet' },
  },
  alhadikhia: {
    ability:
      'Jede Nacht außer der ersten darfst du drei Personen wählen, die allen genannt werden. Jede wählt geheim Leben oder Tod; wählen alle das Leben, sterben alle drei.',
    words: { '1': '1', '2': '2', '3': '3' },
  },
  riot: {
    ability:
      'Am dritten Tag werden die Schergen zu Riot. Wer dann nominiert wird, stirbt und nominiert sofort jemanden, der lebt. Daran führt kein Weg vorbei.',
    words: { 'Day 1': 'Tag 1', 'Day 2': 'Tag 2', 'Day 3': 'Tag 3' },
  },
  leviathan: {
    ability:
      'Alle erfahren, dass du im Spiel bist. Böse gewinnt, wenn eine zweite gute Person hingerichtet wird, und wenn der fünfte Tag vorbei ist.',
    words: {
      'Day 1': 'Tag 1',
      'Day 2': 'Tag 2',
      'Day 3': 'Tag 3',
      'Day 4': 'Tag 4',
      'Day 5': 'Tag 5',
      'Good Player Executed': 'Gute Person hingerichtet',
    },
  },
}

/** Travellers of no edition. */
const travellers: Readonly<Record<string, CharacterWords>> = {
  cacklejack: {
    ability: 'Wähle jeden Tag eine Person: Heute Nacht erhält jemand anderes einen anderen Charakter.',
    words: { 'Not Me': 'Ich nicht' },
  },
  gangster: {
    ability: 'Einmal am Tag darfst du eine der beiden Lebenden neben dir töten, wenn die andere Person zustimmt.',
    ...nothing,
  },
  gnome: {
    ability: 'Alle erfahren von einer Person, dass sie auf deiner Seite ist. Wer sie nominiert, den darfst du töten.',
    words: { Amigo: 'Amigo' },
  },
}

/** Fabled. */
const fabled: Readonly<Record<string, CharacterWords>> = {
  deusexfiasco: {
    ability: 'Die Spielleitung macht mindestens einmal im Spiel einen Fehler, behebt ihn und gibt ihn vor allen zu.',
    words: { Whoopsie: 'Hoppla' },
  },
  ferryman: { ability: 'Wenn der letzte Tag anbricht, bekommen alle Toten ihre Stimme zurück.', ...nothing },
  angel: {
    ability: 'Wer am Tod einer neuen Person am meisten schuld ist, dem könnte etwas Schlimmes geschehen.',
    words: { Protected: 'Geschützt', 'Something Bad': 'Etwas Schlimmes' },
  },
  buddhist: { ability: 'Wer Erfahrung hat, schweigt in den ersten zwei Minuten jedes Tages.', ...nothing },
  djinn: {
    ability: 'Für Charaktere dieses Skripts, die nicht zusammenpassen, gilt eine Sonderregel. Alle erfahren, was sie besagt.',
    ...nothing,
  },
  doomsayer: {
    ability:
      'Solange mindestens vier Personen leben, darf jede von ihnen einmal im Spiel öffentlich einen Tod fordern: Jemand auf ihrer eigenen Seite stirbt.',
    ...nothing,
  },
  duchess: {
    ability:
      'Jeden Tag dürfen drei Personen zu dir kommen. Jede Nacht außer der ersten erfährt jede davon, wie viele der drei böse sind, eine von ihnen falsch.',
    words: { Visitor: 'Besuch', 'False Info': 'Falsche Info' },
  },
  fibbin: { ability: 'Einmal im Spiel könnte eine gute Person etwas Unwahres erfahren.', ...spent },
  fiddler: {
    ability: 'Einmal im Spiel wählt der Dämon heimlich jemanden von der anderen Seite, und alle entscheiden, wer von beiden gewinnt.',
    ...nothing,
  },
  hellslibrarian: {
    ability: 'Wer spricht, nachdem die Spielleitung um Ruhe gebeten hat, dem könnte etwas Schlimmes geschehen.',
    words: { 'Something Bad': 'Etwas Schlimmes' },
  },
  revolutionary: {
    ability:
      'Alle erfahren, dass zwei Personen nebeneinander auf derselben Seite sind. Einmal im Spiel gilt eine der beiden als etwas anderes.',
    words: { 'Register Falsely?': 'Gilt als anderes?', Aligned: 'Gleiche Seite' },
  },
  sentinel: { ability: 'Es könnte ein Außenseiter mehr als üblich im Spiel sein, oder einer weniger.', ...nothing },
  spiritofivory: {
    ability: 'Höchstens eine Person mehr als üblich kann böse sein.',
    words: { 'No More Evil': 'Niemand mehr böse' },
  },
  toymaker: {
    ability:
      'Der Dämon darf auf seinen Angriff verzichten und muss es mindestens einmal im Spiel. Böse erfährt zu Beginn, was es sonst auch erfährt.',
    words: { 'Final Night: No Attack': 'Letzte Nacht: kein Angriff' },
  },
}

/** Loric. */
const loric: Readonly<Record<string, CharacterWords>> = {
  bootlegger: { ability: 'Zu diesem Skript gehört Selbstgemachtes: Charaktere, Regeln oder beides.', words: { '?': '?' } },
  bigwig: {
    ability:
      'Wer nominiert wird, wählt eine Person: Bis zur Abstimmung spricht sonst niemand, und sie ist im Wahn, die nominierte Person sei gut, oder könnte sterben.',
    ...nothing,
  },
  gardener: { ability: 'Die Spielleitung bestimmt, wer welcher Charakter ist.', ...nothing },
  godofug: {
    ability:
      'Eine Person trägt den Hut von Ug: Ihre Stimme zählt doppelt, und sie sagt nur Wörter mit einer Silbe. Wer daran scheitert, gibt den Hut weiter.',
    words: { Hat: 'Hut' },
  },
  hindu: {
    ability: 'Die ersten vier, die sterben, kommen jeweils sofort als Reisende zurück, auf der Seite, auf der sie waren.',
    ...nothing,
  },
  knaves: {
    ability: 'Es leiten zwei Personen: Eine lügt, und eine sagt die Wahrheit. Einmal im Spiel, am Abend, dürfen sie die Rollen tauschen.',
    ...nothing,
  },
  pope: {
    ability: 'Manche guten Charaktere sind mehr als einmal im Spiel und dürfen trotzdem als Bluffs gezeigt werden.',
    ...nothing,
  },
  stormcatcher: {
    ability:
      'Ein guter Charakter wird genannt. Ist er im Spiel, tötet ihn nichts außer einer Hinrichtung, aber allen Bösen wird gezeigt, wer er ist.',
    words: { Stormcaught: 'Im Sturm' },
  },
  tor: { ability: 'Niemand erfährt vor dem eigenen Tod Charakter und Seite; dann erfährt man beides.', ...nothing },
  ventriloquist: {
    ability:
      'Eine nominierte Person, die im Wahn ist, ein Charakter zu sein, den sie zuvor nicht behauptet hat, könnte heute eine Hinrichtung überleben.',
    words: { Mad: 'Im Wahn' },
  },
  zenomancer: {
    ability: 'Eine oder mehrere Personen bekommen ein Ziel. Wer das eigene erreicht, erfährt etwas Wahres.',
    words: { Goal: 'Ziel' },
  },
}

export const byHand: Readonly<Record<string, CharacterWords>> = {
  ...sectsAndViolets,
  ...townsfolk,
  ...outsiders,
  ...minions,
  ...demons,
  ...travellers,
  ...fabled,
  ...loric,
}
