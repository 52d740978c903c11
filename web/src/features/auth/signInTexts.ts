import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts as signIn } from '../../texts/en/signIn.ts'

/** The texts of the sign-in page; the other pages before a workspace have `texts.ts`. */
export const signInTexts = textsOf('signIn', signIn)
