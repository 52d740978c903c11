import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/sites.ts'

export const t = textsOf('sites', texts)
