import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/workspaceMenu.ts'

/** What comes with the first view; the page of the workspace has `texts.ts`. */
export const menuTexts = textsOf('workspaceMenu', texts)
