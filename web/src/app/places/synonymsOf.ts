import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/synonyms.ts'
import type { PlaceName } from './nameOf.ts'

const t = textsOf('synonyms', texts)

/** Returns the synonyms of a page's label. */
export function synonymsOf(name: PlaceName): string[] {
  return t(name).split(/[,،] /)
}
