import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts as signIn } from '../../texts/en/signIn.ts'

/** What the first page of all loads; the other pages before a workspace have `texts.ts`. */
export const signInTexts = textsOf('signIn', signIn)
