import { textsOf } from '../texts/textsOf.ts'
import { texts as signInErrors } from '../../texts/en/signInErrors.ts'

export const signInErrorTexts = textsOf('signInErrors', signInErrors)
