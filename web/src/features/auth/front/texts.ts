import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts as front } from '../../../texts/en/front.ts'

/** The texts of the lower part of the front page; the others are in the accounts' texts. */
export const frontTexts = textsOf('front', front)
