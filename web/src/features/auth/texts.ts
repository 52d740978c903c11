import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts as account } from '../../texts/en/account.ts'

export const t = textsOf('account', account)
