import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/savedTests.ts'

export const t = textsOf('savedTests', texts)
