import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/agentCss.ts'

export const t = textsOf('agentCss', texts)
