import { badMoonRising } from './badMoonRising'
import { carouselDemons } from './carouselDemons'
import { carouselMinions } from './carouselMinions'
import { carouselOthers } from './carouselOthers'
import { carouselOutsiders } from './carouselOutsiders'
import { carouselTownsfolk } from './carouselTownsfolk'
import { fabledCharacters } from './fabledCharacters'
import type { KnownCharacter } from './knownCharacter'
import { loricCharacters } from './loricCharacters'
import { sectsAndViolets } from './sectsAndViolets'
import { troubleBrewing } from './troubleBrewing'

/** Every published character. Load it lazily: only scripts other than the home edition need it. */
export const KNOWN: readonly KnownCharacter[] = [
  ...troubleBrewing,
  ...badMoonRising,
  ...sectsAndViolets,
  ...carouselTownsfolk,
  ...carouselOutsiders,
  ...carouselMinions,
  ...carouselDemons,
  ...carouselOthers,
  ...fabledCharacters,
  ...loricCharacters,
]
