import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/confirmPerson.ts'

export const t = textsOf('confirmPerson', texts)
