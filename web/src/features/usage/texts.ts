import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/usage.ts'

export const t = textsOf('usage', texts)
