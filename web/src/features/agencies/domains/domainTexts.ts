import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/domains.ts'

export const t = textsOf('domains', texts)
