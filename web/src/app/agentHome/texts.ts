import { texts } from '../../texts/en/agentHome.ts'
import { textsOf } from '../../lib/texts/textsOf.ts'

export const t = textsOf('agentHome', texts)
