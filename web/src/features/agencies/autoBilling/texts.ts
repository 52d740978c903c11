import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/autoBilling.ts'

export const t = textsOf('autoBilling', texts)
