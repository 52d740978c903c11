import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/mcp.ts'

export const t = textsOf('mcp', texts)
