import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/flow.ts'

export const t = textsOf('flow', texts)
