import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/debugger.ts'

export const t = textsOf('debugger', texts)
