import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/agencyPreview.ts'

export const t = textsOf('agencyPreview', texts)
