import { randomUUID } from 'node:crypto'
import type { CallablesOf } from '../../src/shared/callables/callableGroups.ts'
import type { TenantIds } from './TenantIds.ts'

/** Returns a valid input for every procedure of agents. */
export function agentInputs({
  region,
  workspaceId,
  agentId,
}: TenantIds): Record<CallablesOf<'agents'>, object> {
  const agent = { region, agentId }
  return {
    convertAgentTemplateToAgent: {
      region,
      workspaceId,
      agentName: 'X',
      agentTemplate: 'blank-template',
      attemptId: randomUUID(),
    },
    createProjectAgent: {
      region,
      workspaceId,
      agentName: 'X',
      key: 'VF.DM.000000000000000000000000.sandboxproject',
      attemptId: randomUUID(),
    },
    replaceProjectKey: { ...agent, key: 'VF.DM.000000000000000000000000.sandboxproject' },
    publishAgent: agent,
    saveAgentBackup: agent,
    restoreVersion: { ...agent, at: 1 },
    readVersion: { ...agent, at: 1 },
    exportAgent: agent,
    duplicateAgent: { ...agent, title: 'X', withKnowledge: false, attemptId: randomUUID() },
    previewTransfer: { ...agent, workspaceId: 'workspace1' },
    transferAgent: { ...agent, workspaceId: 'workspace1' },
    nameVersion: { ...agent, at: 1, label: 'X' },
    saveFlow: { ...agent, parts: { nodes: {}, edges: {} }, base: { nodes: {}, edges: {} } },
    readFlowTools: agent,
    readFlowSources: agent,
    deleteAgent: agent,
    renewSecretKey: agent,
    createDebugSession: agent,
    readDescription: agent,
    saveDescription: { ...agent, before: {}, after: { title: 'Renamed' } },
    generateCss: { region, agentId, currentCss: '', messages: [{ role: 'user', content: 'Blue' }] },
  }
}
