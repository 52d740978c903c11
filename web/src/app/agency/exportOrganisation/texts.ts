import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/organisationExport.ts'

export const t = textsOf('organisationExport', texts)
