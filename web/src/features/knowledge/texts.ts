import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/knowledge.ts'

export const t = textsOf('knowledge', texts)
