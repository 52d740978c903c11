import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/settings.ts'

export const t = textsOf('settings', texts)
