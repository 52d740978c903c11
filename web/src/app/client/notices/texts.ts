import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/clientNotices.ts'

export const t = textsOf('clientNotices', texts)
