import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/models.ts'

export const t = textsOf('models', texts)
