import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/conversations.ts'

export const t = textsOf('conversations', texts)
