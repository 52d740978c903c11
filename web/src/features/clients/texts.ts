import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/clients.ts'
import { texts as ofLog } from '../../texts/en/organisationLog.ts'

export const t = textsOf('clients', texts)
export const logTexts = textsOf('organisationLog', ofLog)
