import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/reviews.ts'

export const t = textsOf('reviews', texts)
