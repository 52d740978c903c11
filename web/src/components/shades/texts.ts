import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/shades.ts'

export const t = textsOf('shades', texts)
