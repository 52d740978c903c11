import { readDescription, saveDescription } from '../../domain/agents/agentDescription.ts'
import { generateCss } from '../../domain/agents/css/generateCss.ts'
import { createAgent } from '../../domain/agents/createAgent.ts'
import { duplicateAgent } from '../../domain/agents/templateFiles/duplicateAgent.ts'
import { deleteAgent } from '../../domain/agents/deleteAgent.ts'
import { publishAgent, saveAgentBackup } from '../../domain/agents/publishAgent.ts'
import { renewSecretKey } from '../../domain/agents/renewSecretKey.ts'
import { readFlowSources } from '../../domain/chat/flow/readFlowSources.ts'
import { readFlowTools } from '../../domain/chat/flow/readFlowTools.ts'
import { saveFlow } from '../../domain/chat/flow/saveFlow.ts'
import { createProjectAgent } from '../../domain/agents/createProjectAgent.ts'
import { replaceProjectKey } from '../../domain/chat/projects/replaceProjectKey.ts'
import { previewTransfer } from '../../domain/agents/transfers/previewTransfer.ts'
import { transferAgent } from '../../domain/agents/transfers/transferAgent.ts'
import { createDebugSession } from '../../domain/chat/visitors/access/sessions.ts'
import { exportAgent } from '../../domain/agents/versions/exportAgent.ts'
import { nameVersion } from '../../domain/agents/versions/nameVersion.ts'
import { readVersion } from '../../domain/agents/versions/readVersion.ts'
import { restoreVersion } from '../../domain/agents/versions/restoreVersion.ts'
import { agentsCallables } from '../../shared/callables/agents.ts'
import { callableGroup } from '../callableGroup.ts'
import { instance } from '../context.ts'
import { secure } from '../secure.ts'

/** The size of the longest style sheet and talk, in characters of up to three bytes. */
const maxWishBytes = 400_000

export const agents = callableGroup('agents', {
  convertAgentTemplateToAgent: secure(agentsCallables.convertAgentTemplateToAgent, 'user', (caller, input) =>
    createAgent(instance().ports, caller, input),
  ),
  createProjectAgent: secure(agentsCallables.createProjectAgent, 'user', (caller, input) => {
    const { ports, config } = instance()
    return createProjectAgent({ ports, isOffered: config.offersPlatforms }, caller, input)
  }),
  replaceProjectKey: secure(agentsCallables.replaceProjectKey, 'user', (caller, input) =>
    replaceProjectKey(instance().ports, caller, input),
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
  readFlowTools: secure(agentsCallables.readFlowTools, 'user', (caller, input) =>
    readFlowTools(caller, input),
  ),
  readFlowSources: secure(agentsCallables.readFlowSources, 'user', (caller, input) =>
    readFlowSources(caller, input),
  ),
  readDescription: secure(agentsCallables.readDescription, 'user', (caller, input) =>
    readDescription(caller, input),
  ),
  saveDescription: secure(agentsCallables.saveDescription, 'user', (caller, input) =>
    saveDescription(instance().ports, caller, input),
  ),
  restoreVersion: secure(agentsCallables.restoreVersion, 'user', (caller, input) =>
    restoreVersion(instance().ports, caller, input),
  ),
  readVersion: secure(agentsCallables.readVersion, 'user', (caller, input) => readVersion(caller, input)),
  exportAgent: secure(agentsCallables.exportAgent, 'user', (caller, input) => exportAgent(caller, input)),
  duplicateAgent: secure(agentsCallables.duplicateAgent, 'user', (caller, input) =>
    duplicateAgent(instance().ports, caller, input),
  ),
  previewTransfer: secure(agentsCallables.previewTransfer, 'user', (caller, input) =>
    previewTransfer(caller, input),
  ),
  transferAgent: secure(agentsCallables.transferAgent, 'user', (caller, input) =>
    transferAgent(instance().ports, caller, input),
  ),
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
  generateCss: secure(
    agentsCallables.generateCss,
    'user',
    (caller, input) => generateCss(instance(), caller, input),
    maxWishBytes,
  ),
})
