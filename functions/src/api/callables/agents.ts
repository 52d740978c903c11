import { createAgent } from '../../domain/agents/createAgent.ts'
import { deleteAgent } from '../../domain/agents/deleteAgent.ts'
import { publishAgent, saveAgentBackup } from '../../domain/agents/publishAgent.ts'
import { renewSecretKey } from '../../domain/agents/renewSecretKey.ts'
import { saveFlow } from '../../domain/flow/saveFlow.ts'
import { createDebugSession } from '../../domain/visitors/sessions.ts'
import { exportAgent } from '../../domain/versions/exportAgent.ts'
import { nameVersion } from '../../domain/versions/nameVersion.ts'
import { readVersion } from '../../domain/versions/readVersion.ts'
import { restoreVersion } from '../../domain/versions/restoreVersion.ts'
import { agentsCallables } from '../../shared/callables/agents.ts'
import { callableGroup } from '../callableGroup.ts'
import { instance } from '../context.ts'
import { secure } from '../secure.ts'

export const agents = callableGroup('agents', {
  convertAgentTemplateToAgent: secure(agentsCallables.convertAgentTemplateToAgent, 'user', (caller, input) =>
    createAgent(instance().ports, caller, input),
  ),
  publishAgent: secure(agentsCallables.publishAgent, 'user', (caller, input) =>
    publishAgent(instance().ports, caller, input),
  ),
  saveAgentBackup: secure(agentsCallables.saveAgentBackup, 'user', (caller, input) =>
    saveAgentBackup(instance().ports, caller, input),
  ),
  saveFlow: secure(agentsCallables.saveFlow, 'user', (caller, input) =>
    saveFlow(instance().ports, caller, input),
  ),
  restoreVersion: secure(agentsCallables.restoreVersion, 'user', (caller, input) =>
    restoreVersion(instance().ports, caller, input),
  ),
  readVersion: secure(agentsCallables.readVersion, 'user', (caller, input) => readVersion(caller, input)),
  exportAgent: secure(agentsCallables.exportAgent, 'user', (caller, input) => exportAgent(caller, input)),
  nameVersion: secure(agentsCallables.nameVersion, 'user', (caller, input) => nameVersion(caller, input)),
  deleteAgent: secure(agentsCallables.deleteAgent, 'user', (caller, input) =>
    deleteAgent(instance().ports, caller, input),
  ),
  renewSecretKey: secure(agentsCallables.renewSecretKey, 'user', (caller, input) =>
    renewSecretKey(instance().ports, caller, input),
  ),
  createDebugSession: secure(agentsCallables.createDebugSession, 'user', (caller, input) =>
    createDebugSession(instance(), caller, input),
  ),
})
