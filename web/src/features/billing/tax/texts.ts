import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/tax.ts'

export const t = textsOf('tax', texts)
