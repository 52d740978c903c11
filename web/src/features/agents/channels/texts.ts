import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/channels.ts'

export const t = textsOf('channels', texts)
