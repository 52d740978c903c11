import { labelOf } from './nameOf.ts'
import { synonymsOf } from './synonymsOf.ts'
import type { NavigationItem } from './NavigationItem.ts'

/** A page that search and the command menu can open. */
export interface Destination {
  /** The path below the region's or the agent's path, such as `settings?tab=handoff`. */
  path: string
  label: string
  synonyms: readonly string[]
  icon: NavigationItem['icon']
}

/** Returns each page, and each part of it with a URL. */
export function destinationsOf(items: readonly NavigationItem[]): Destination[] {
  return items.flatMap(({ path, name, icon, parts = [] }) => [
    { path, label: labelOf(name), synonyms: synonymsOf(name), icon },
    ...parts.map((part) => ({
      path: path + part.search,
      label: labelOf(part.name),
      synonyms: synonymsOf(part.name),
      icon,
    })),
  ])
}
