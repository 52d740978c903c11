import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/exportColumns.ts'

export const t = textsOf('exportColumns', texts)
