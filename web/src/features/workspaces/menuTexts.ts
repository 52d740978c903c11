import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/workspaceMenu.ts'

/** The texts of the first view; the workspace's page has `texts.ts`. */
export const menuTexts = textsOf('workspaceMenu', texts)
