import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/wizard.ts'

export const t = textsOf('wizard', texts)
