import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/agencySite.ts'

export const t = textsOf('agencySite', texts)
