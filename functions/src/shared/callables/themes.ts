import { themeDraftSchema } from '../themes/savedThemes.ts'
import { done, id, workspaceRef, type Contract } from './fields.ts'

/** The custom themes that the members of a workspace share; a part of the group `workspaces`. */
export const themesCallables = {
  saveTheme: { input: workspaceRef.extend({ theme: themeDraftSchema }), output: done },
  deleteTheme: { input: workspaceRef.extend({ themeId: id }), output: done },
} as const satisfies Record<string, Contract>
