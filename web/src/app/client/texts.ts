import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/clientDashboard.ts'

export const t = textsOf('clientDashboard', texts)
