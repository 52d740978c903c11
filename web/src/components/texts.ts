import { textsOf } from '../lib/texts/textsOf.ts'
import { texts } from '../texts/en/components.ts'

export const t = textsOf('components', texts)
