import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/agentFiles.ts'

export const t = textsOf('agentFiles', texts)
