import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/home.ts'

export const t = textsOf('home', texts)
