import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/brokenChannels.ts'

export const t = textsOf('brokenChannels', texts)
