import { labelOf } from './nameOf.ts'
import { synonymsOf } from './synonymsOf.ts'
import type { Place } from './Place.ts'

/** Somewhere that search and the command menu can lead to. */
export interface Destination {
  /** Below the region's or the agent's address, such as `settings?tab=handoff`. */
  path: string
  label: string
  synonyms: readonly string[]
  icon: Place['icon']
}

/** Each page, and each part of it that has an address. */
export function destinationsOf(places: readonly Place[]): Destination[] {
  return places.flatMap(({ path, name, icon, parts = [] }) => [
    { path, label: labelOf(name), synonyms: synonymsOf(name), icon },
    ...parts.map((part) => ({
      path: path + part.search,
      label: labelOf(part.name),
      synonyms: synonymsOf(part.name),
      icon,
    })),
  ])
}
