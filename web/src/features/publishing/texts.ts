import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/publishing.ts'

export const t = textsOf('publishing', texts)
