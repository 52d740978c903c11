import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/organisationPlan.ts'

export const t = textsOf('organisationPlan', texts)
