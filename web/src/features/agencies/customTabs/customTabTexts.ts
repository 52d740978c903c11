import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/customTabs.ts'

export const t = textsOf('customTabs', texts)
