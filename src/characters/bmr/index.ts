import { grandmother } from './grandmother'
import { sailor } from './sailor'
import { chambermaid } from './chambermaid'
import { exorcist } from './exorcist'
import { innkeeper } from './innkeeper'
import { gambler } from './gambler'
import { gossip } from './gossip'
import { courtier } from './courtier'
import { professor } from './professor'
import { minstrel } from './minstrel'
import { tealady } from './tealady'
import { pacifist } from './pacifist'
import { fool } from './fool'
import { tinker } from './tinker'
import { moonchild } from './moonchild'
import { goon } from './goon'
import { lunatic } from './lunatic'
import { godfather } from './godfather'
import { devilsadvocate } from './devilsadvocate'
import { assassin } from './assassin'
import { mastermind } from './mastermind'
import { zombuul } from './zombuul'
import { pukka } from './pukka'
import { shabaloth } from './shabaloth'
import { po } from './po'
import { apprentice } from './apprentice'
import { matron } from './matron'
import { judge } from './judge'
import { bishop } from './bishop'
import { voudon } from './voudon'

/** In the order of the sheet. */
export const bmrCharacters = [
  grandmother,
  sailor,
  chambermaid,
  exorcist,
  innkeeper,
  gambler,
  gossip,
  courtier,
  professor,
  minstrel,
  tealady,
  pacifist,
  fool,
  tinker,
  moonchild,
  goon,
  lunatic,
  godfather,
  devilsadvocate,
  assassin,
  mastermind,
  zombuul,
  pukka,
  shabaloth,
  po,
  apprentice,
  matron,
  judge,
  bishop,
  voudon,
] as const
