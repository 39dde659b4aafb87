/** Who is jinxed with whom: such a pair needs a special rule. Facts only; the rules themselves are the publisher’s. */
const PARTNERS: Readonly<Record<string, string>> = {
  alchemist: 'boffin marionette mastermind organgrinder spy summoner widow wraith',
  alhadikhia: 'mastermind princess',
  boffin: 'cultleader drunk goon heretic ogre politician villageidiot',
  bountyhunter: 'kazali philosopher',
  butler: 'organgrinder',
  cannibal: 'butler juggler princess zealot',
  cerenovus: 'goblin',
  heretic: 'baron godfather lleech pithag spy widow',
  legion: 'engineer hatter minstrel politician preacher summoner zealot',
  leviathan: 'banshee exorcist farmer grandmother hatter innkeeper king mayor monk pithag ravenkeeper sage soldier',
  lilmonsta: 'hatter magician poppygrower psychopath scarletwoman vizier',
  lleech: 'mastermind slayer',
  magician: 'legion marionette spy vizier widow wraith',
  marionette: 'balloonist huntsman kazali lilmonsta summoner',
  mastermind: 'vigormortis',
  mathematician: 'chambermaid drunk lunatic marionette',
  pithag: 'cultleader damsel goon ogre politician villageidiot',
  plaguedoctor: 'baron boomdandy eviltwin fearmonger goblin marionette scarletwoman spy wraith',
  recluse: 'ogre sage',
  riot: 'atheist banshee exorcist farmer grandmother innkeeper king mayor monk ravenkeeper sage soldier',
  scarletwoman: 'alhadikhia fanggu',
  spy: 'damsel ogre poppygrower',
  summoner: 'clockmaker courtier engineer hatter kazali lordoftyphon pithag poppygrower preacher pukka zombuul',
  vizier: 'alsaahir courtier fearmonger investigator politician preacher zealot',
  vortox: 'banshee',
  widow: 'damsel poppygrower',
  yaggababble: 'exorcist',
}

export type JinxPair = readonly [string, string]

export const JINXES: readonly JinxPair[] = Object.entries(PARTNERS).flatMap(([one, others]) =>
  others.split(' ').map((other): JinxPair => [one, other]),
)
