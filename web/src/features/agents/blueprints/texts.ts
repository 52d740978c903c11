import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/blueprints.ts'

export const t = textsOf('blueprints', texts)
