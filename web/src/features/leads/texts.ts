import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/leads.ts'

export const t = textsOf('leads', texts)
