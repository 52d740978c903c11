import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/clients.ts'

export const t = textsOf('clients', texts)
