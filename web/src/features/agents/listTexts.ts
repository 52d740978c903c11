import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/agentList.ts'

/** The texts of the first view; the pages of an agent have `texts.ts`. */
export const listTexts = textsOf('agentList', texts)
