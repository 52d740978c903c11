import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/tools.ts'

export const t = textsOf('tools', texts)
