const listed = (ids: string): readonly string[] => ids.trim().split(/\s+/)

/** The published order of all characters, with the rows of the night itself: dusk, minioninfo, demoninfo, dawn. */
export const FIRST_NIGHT = listed(`
  dusk angel buddhist toymaker stormcatcher wraith lordoftyphon kazali apprentice barista bureaucrat thief boffin
  philosopher alchemist poppygrower yaggababble magician tor minioninfo snitch lunatic summoner demoninfo king sailor
  marionette engineer preacher lilmonsta lleech xaan poisoner widow courtier wizard snakecharmer godfather organgrinder
  devilsadvocate eviltwin witch cerenovus fearmonger harpy mezepheles pukka pixie huntsman damsel amnesiac washerwoman
  librarian investigator chef empath fortuneteller butler grandmother clockmaker dreamer seamstress steward knight noble
  balloonist shugenja villageidiot bountyhunter nightwatchman cultleader spy ogre highpriestess general chambermaid
  mathematician dawn leviathan vizier
`)

export const OTHER_NIGHTS = listed(`
  dusk duchess toymaker wraith cacklejack barista bureaucrat thief harlot bonecollector philosopher poppygrower sailor
  engineer preacher xaan poisoner courtier innkeeper wizard gambler acrobat snakecharmer monk organgrinder
  devilsadvocate witch cerenovus pithag fearmonger harpy mezepheles scarletwoman summoner lunatic exorcist lycanthrope
  princess legion imp zombuul pukka shabaloth po fanggu nodashii vortox lordoftyphon vigormortis ojo alhadikhia lleech
  lilmonsta yaggababble kazali assassin godfather gossip hatter barber sweetheart plaguedoctor sage banshee professor
  choirboy huntsman damsel amnesiac farmer tinker moonchild grandmother tor ravenkeeper empath fortuneteller undertaker
  dreamer flowergirl towncrier oracle seamstress juggler balloonist villageidiot king bountyhunter nightwatchman
  cultleader butler spy highpriestess general chambermaid mathematician riot dawn leviathan
`)
