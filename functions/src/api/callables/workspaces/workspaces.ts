import { confirmKeyNotices } from '../../../domain/workspaces/keyNotices/confirmKeyNotices.ts'
import { completeOnboarding } from '../../../domain/workspaces/onboarding/completeOnboarding.ts'
import { deleteWorkspace } from '../../../domain/background/erasure/deleteWorkspace.ts'
import { workspacesCallables } from '../../../shared/callables/workspaces.ts'
import { callableGroup } from '../../callableGroup.ts'
import { currentInstance } from '../../context.ts'
import { secure } from '../../secure.ts'
import { memberHandlers } from './members.ts'
import { eventHandlers } from './events.ts'
import { toolHandlers } from './tools.ts'
import { modelKeyHandlers } from './modelKeys.ts'
import { calendarHandlers } from './calendars.ts'
import { themeHandlers } from './themes.ts'

export const workspaces = callableGroup('workspaces', {
  deleteWorkspace: secure(workspacesCallables.deleteWorkspace, 'user', (caller, input) =>
    deleteWorkspace(currentInstance().ports, caller, input),
  ),
  completeOnboarding: secure(workspacesCallables.completeOnboarding, 'user', completeOnboarding),
  confirmKeyNotices: secure(workspacesCallables.confirmKeyNotices, 'user', (caller, input) =>
    confirmKeyNotices(currentInstance().ports, caller, input),
  ),
  ...memberHandlers,
  ...eventHandlers,
  ...toolHandlers,
  ...modelKeyHandlers,
  ...calendarHandlers,
  ...themeHandlers,
})
