import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/clientBilling.ts'

export const t = textsOf('clientBilling', texts)
