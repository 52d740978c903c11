import { textsOf } from '../../../../lib/texts/textsOf.ts'
import { texts } from '../../../../texts/en/signUp.ts'

export const t = textsOf('signUp', texts)
