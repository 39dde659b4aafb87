import type { CharacterId } from '../model/ids'
import type { Flavour, Flavours } from '../model/taste'

const PLAIN: Flavour = { weight: { gentle: 1, classic: 1, brutal: 1 }, deaths: 0, fog: 0, shelter: 0 }

export const flavourOf = (flavours: Flavours, id: CharacterId): Flavour => flavours[id] ?? PLAIN

/** The one thing that stands out about a bag, as the key of its sentence. */
export const bagTone = (flavours: Flavours, bag: readonly CharacterId[]): string => {
  const mean = (of: 'deaths' | 'fog' | 'shelter') => bag.reduce((sum, id) => sum + flavourOf(flavours, id)[of], 0) / Math.max(1, bag.length)
  const usual = (of: 'deaths' | 'fog' | 'shelter') => {
    const all = Object.values(flavours)
    return all.reduce((sum, flavour) => sum + flavour[of], 0) / Math.max(1, all.length)
  }
  const over = { deaths: mean('deaths') - usual('deaths'), fog: mean('fog') - usual('fog'), shelter: mean('shelter') - usual('shelter') }
  const most = Math.max(over.deaths, over.fog, over.shelter)
  if (over.deaths > MARKED && over.shelter > MARKED) return 'bag_contested'
  if (most > MARKED) return most === over.deaths ? 'bag_deadly' : most === over.fog ? 'bag_foggy' : 'bag_sheltered'
  return over.deaths < -MARKED ? 'bag_quiet' : 'bag_even'
}

/** A difference the table would notice. */
const MARKED = 0.12
