import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/movingIn.ts'

export const movingTexts = textsOf('movingIn', texts)
