import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/versions.ts'

export const t = textsOf('versions', texts)
