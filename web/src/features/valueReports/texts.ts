import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/valueReports.ts'

export const t = textsOf('valueReports', texts)
