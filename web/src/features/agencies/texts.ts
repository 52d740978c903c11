import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/agencies.ts'

export const t = textsOf('agencies', texts)
