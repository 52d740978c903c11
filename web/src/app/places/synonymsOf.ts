import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/synonyms.ts'
import type { PlaceName } from './nameOf.ts'

const t = textsOf('synonyms', texts)

/** What people may call a page besides its label. */
export function synonymsOf(name: PlaceName): string[] {
  return t(name).split(/[,،] /)
}
