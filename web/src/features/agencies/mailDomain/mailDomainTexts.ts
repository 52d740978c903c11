import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/mailDomain.ts'

export const t = textsOf('mailDomain', texts)
