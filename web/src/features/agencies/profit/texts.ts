import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/profit.ts'

export const t = textsOf('profit', texts)
