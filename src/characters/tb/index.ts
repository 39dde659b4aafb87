import { washerwoman } from './washerwoman'
import { librarian } from './librarian'
import { investigator } from './investigator'
import { chef } from './chef'
import { empath } from './empath'
import { fortuneteller } from './fortuneteller'
import { undertaker } from './undertaker'
import { monk } from './monk'
import { ravenkeeper } from './ravenkeeper'
import { virgin } from './virgin'
import { slayer } from './slayer'
import { soldier } from './soldier'
import { mayor } from './mayor'
import { butler } from './butler'
import { drunk } from './drunk'
import { recluse } from './recluse'
import { saint } from './saint'
import { poisoner } from './poisoner'
import { spy } from './spy'
import { scarletwoman } from './scarletwoman'
import { baron } from './baron'
import { imp } from './imp'
import { bureaucrat } from './bureaucrat'
import { thief } from './thief'
import { gunslinger } from './gunslinger'
import { scapegoat } from './scapegoat'
import { beggar } from './beggar'

/** In the order of the sheet. */
export const tbCharacters = [
  washerwoman,
  librarian,
  investigator,
  chef,
  empath,
  fortuneteller,
  undertaker,
  monk,
  ravenkeeper,
  virgin,
  slayer,
  soldier,
  mayor,
  butler,
  drunk,
  recluse,
  saint,
  poisoner,
  spy,
  scarletwoman,
  baron,
  imp,
  bureaucrat,
  thief,
  gunslinger,
  scapegoat,
  beggar,
] as const
