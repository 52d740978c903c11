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
  return places.flatMap(({ path, label, synonyms, icon, parts = [] }) => [
    { path, label, synonyms, icon },
    ...parts.map((part) => ({
      path: path + part.search,
      label: `${label}: ${part.label}`,
      synonyms: part.synonyms,
      icon,
    })),
  ])
}
