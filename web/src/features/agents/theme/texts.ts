import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/themes.ts'

export const t = textsOf('themes', texts)
