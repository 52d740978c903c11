import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/billing.ts'

export const t = textsOf('billing', texts)
