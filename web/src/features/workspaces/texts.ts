import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/workspaces.ts'

export const t = textsOf('workspaces', texts)
