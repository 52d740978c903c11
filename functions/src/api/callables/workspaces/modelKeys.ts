import { deleteModelKey, saveModelKey } from '../../../domain/chat/modelKeys/saveModelKey.ts'
import { testModelKey } from '../../../domain/chat/modelKeys/testModelKey.ts'
import { workspacesCallables } from '../../../shared/callables/workspaces.ts'
import { currentInstance } from '../../context.ts'
import { secure } from '../../secure.ts'

/** Handlers for a workspace's own keys of model vendors. */
export const modelKeyHandlers = {
  saveModelKey: secure(workspacesCallables.saveModelKey, 'user', (caller, input) =>
    saveModelKey(currentInstance().ports, caller, input),
  ),
  deleteModelKey: secure(workspacesCallables.deleteModelKey, 'user', deleteModelKey),
  testModelKey: secure(workspacesCallables.testModelKey, 'user', (caller, input) =>
    testModelKey(currentInstance().ports, caller, input),
  ),
}
