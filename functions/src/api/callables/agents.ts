import { createAgent } from '../../domain/agents/createAgent.ts'
import { deleteAgent } from '../../domain/agents/deleteAgent.ts'
import { publishAgent, saveAgentBackup } from '../../domain/agents/publishAgent.ts'
import { renewSecretKey } from '../../domain/agents/renewSecretKey.ts'
import { createDebugSession } from '../../domain/visitors/sessions.ts'
import { callables } from '../../shared/callables.ts'
import { callableGroup } from '../callableGroup.ts'
import { instance } from '../context.ts'
import { secure } from '../secure.ts'

export const agents = callableGroup('agents', {
  convertAgentTemplateToAgent: secure(callables.convertAgentTemplateToAgent, 'user', (caller, input) =>
    createAgent(instance().ports, caller, input),
  ),
  publishAgent: secure(callables.publishAgent, 'user', (caller, input) =>
    publishAgent(instance().ports, caller, input),
  ),
  saveAgentBackup: secure(callables.saveAgentBackup, 'user', (caller, input) =>
    saveAgentBackup(instance().ports, caller, input),
  ),
  deleteAgent: secure(callables.deleteAgent, 'user', (caller, input) =>
    deleteAgent(instance().ports, caller, input),
  ),
  renewSecretKey: secure(callables.renewSecretKey, 'user', (caller, input) =>
    renewSecretKey(instance().ports, caller, input),
  ),
  createDebugSession: secure(callables.createDebugSession, 'user', (caller, input) =>
    createDebugSession(instance().engine, caller, input),
  ),
})
