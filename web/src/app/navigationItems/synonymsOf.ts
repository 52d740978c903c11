import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/synonyms.ts'
import type { NavigationName } from './nameOf.ts'

const t = textsOf('synonyms', texts)

/** Returns the synonyms of a page's label. */
export function synonymsOf(name: NavigationName): string[] {
  return t(name).split(/[,،] /)
}
