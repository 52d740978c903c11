import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts as front } from '../../../texts/en/front.ts'

/** What the lower part of the front page says; the rest of its words are among those of accounts. */
export const frontTexts = textsOf('front', front)
