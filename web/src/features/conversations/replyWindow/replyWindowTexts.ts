import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/replyWindow.ts'

export const t = textsOf('replyWindow', texts)
