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
import { currentInstance } from '../context.ts'
import { secure } from '../secure.ts'

/** The size of the longest style sheet and talk, in characters of up to three bytes. */
const maxWishBytes = 400_000

export const agents = callableGroup('agents', {
  convertAgentTemplateToAgent: secure(agentsCallables.convertAgentTemplateToAgent, 'user', (caller, input) =>
    createAgent(currentInstance().ports, caller, input),
  ),
  createProjectAgent: secure(agentsCallables.createProjectAgent, 'user', (caller, input) => {
    const { ports, config } = currentInstance()
    return createProjectAgent({ ports, isOffered: config.offersPlatforms }, caller, input)
  }),
  replaceProjectKey: secure(agentsCallables.replaceProjectKey, 'user', (caller, input) =>
    replaceProjectKey(currentInstance().ports, caller, input),
  ),
  publishAgent: secure(agentsCallables.publishAgent, 'user', (caller, input) =>
    publishAgent(currentInstance().ports, caller, input),
  ),
  saveAgentBackup: secure(agentsCallables.saveAgentBackup, 'user', (caller, input) =>
    saveAgentBackup(currentInstance().ports, caller, input),
  ),
  saveFlow: secure(agentsCallables.saveFlow, 'user', (caller, input) =>
    saveFlow(currentInstance().ports, caller, input),
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
    saveDescription(currentInstance().ports, caller, input),
  ),
  restoreVersion: secure(agentsCallables.restoreVersion, 'user', (caller, input) =>
    restoreVersion(currentInstance().ports, caller, input),
  ),
  readVersion: secure(agentsCallables.readVersion, 'user', (caller, input) => readVersion(caller, input)),
  exportAgent: secure(agentsCallables.exportAgent, 'user', (caller, input) => exportAgent(caller, input)),
  duplicateAgent: secure(agentsCallables.duplicateAgent, 'user', (caller, input) =>
    duplicateAgent(currentInstance().ports, caller, input),
  ),
  previewTransfer: secure(agentsCallables.previewTransfer, 'user', (caller, input) =>
    previewTransfer(caller, input),
  ),
  transferAgent: secure(agentsCallables.transferAgent, 'user', (caller, input) =>
    transferAgent(currentInstance().ports, caller, input),
  ),
  nameVersion: secure(agentsCallables.nameVersion, 'user', (caller, input) => nameVersion(caller, input)),
  deleteAgent: secure(agentsCallables.deleteAgent, 'user', (caller, input) =>
    deleteAgent(currentInstance().ports, caller, input),
  ),
  renewSecretKey: secure(agentsCallables.renewSecretKey, 'user', (caller, input) =>
    renewSecretKey(currentInstance().ports, caller, input),
  ),
  createDebugSession: secure(agentsCallables.createDebugSession, 'user', (caller, input) =>
    createDebugSession(currentInstance(), caller, input),
  ),
  generateCss: secure(
    agentsCallables.generateCss,
    'user',
    (caller, input) => generateCss(currentInstance(), caller, input),
    maxWishBytes,
  ),
})
