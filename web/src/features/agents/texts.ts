import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/agents.ts'

export const t = textsOf('agents', texts)
