import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/pictures.ts'

export const t = textsOf('pictures', texts)
