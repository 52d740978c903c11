import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/retrieval.ts'

export const t = textsOf('retrieval', texts)
