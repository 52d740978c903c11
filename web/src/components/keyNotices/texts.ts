import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/keyNotices.ts'

export const t = textsOf('keyNotices', texts)
