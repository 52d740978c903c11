import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/replyFiles.ts'

export const t = textsOf('replyFiles', texts)
