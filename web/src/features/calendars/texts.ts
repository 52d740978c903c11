import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/calendars.ts'

export const t = textsOf('calendars', texts)
