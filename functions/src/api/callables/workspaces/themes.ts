import { deleteTheme, saveTheme } from '../../../domain/workspaces/themes/saveTheme.ts'
import { workspacesCallables } from '../../../shared/callables/workspaces.ts'
import { currentInstance } from '../../context.ts'
import { secure } from '../../secure.ts'

/** Handlers for the custom themes of a workspace. */
export const themeHandlers = {
  saveTheme: secure(workspacesCallables.saveTheme, 'user', (caller, input) =>
    saveTheme(currentInstance().ports, caller, input),
  ),
  deleteTheme: secure(workspacesCallables.deleteTheme, 'user', deleteTheme),
}
