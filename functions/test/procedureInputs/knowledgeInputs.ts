import { randomUUID } from 'node:crypto'
import type { CallablesOf } from '../../src/shared/callables/callableGroups.ts'
import { defaultSiteSettings } from '../../src/shared/knowledge/sites.ts'
import type { TenantIds } from './TenantIds.ts'

/** Returns a valid input for every procedure of knowledge. */
export function knowledgeInputs({
  region,
  workspaceId,
  agentId,
}: TenantIds): Record<CallablesOf<'knowledge'>, object> {
  const agent = { region, agentId }
  return {
    previewImport: { region, workspaceId, fileId: 'template1' },
    importAgent: {
      region,
      workspaceId,
      fileId: 'template1',
      title: 'X',
      withKnowledge: true,
      attemptId: randomUUID(),
    },
    uploadPicture: {
      region,
      owner: { agentId },
      filename: 'a.png',
      base64Payload: 'YQ==',
    },
    uploadFile: { ...agent, filename: 'a.txt', base64Payload: 'YQ==' },
    addKnowledgeFile: { ...agent, fileId: 'file-id-txt', title: 'T' },
    addKnowledgeText: { ...agent, title: 'T', text: 'Text', attemptId: randomUUID() },
    replaceKnowledgeFile: { ...agent, sourceId: 'source1', fileId: 'file-id-txt' },
    renameKnowledgeSource: { ...agent, sourceId: 'source1', title: 'T' },
    readKnowledgePassages: { ...agent, sourceId: 'source1', from: 0 },
    retryKnowledgeSource: { ...agent, sourceId: 'source1' },
    deleteKnowledgeSource: { ...agent, sourceId: 'source1' },
    readBrand: { region, workspaceId, address: 'example.com' },
    readBrandPage: { region, workspaceId, address: 'example.com' },
    addSite: {
      ...agent,
      address: 'https://example.com',
      title: '',
      settings: defaultSiteSettings,
      attemptId: randomUUID(),
    },
    changeSite: { ...agent, sourceId: 'source1', title: '', settings: defaultSiteSettings },
    refreshSite: { ...agent, sourceId: 'source1' },
    cancelSite: { ...agent, sourceId: 'source1' },
    retryFailedPages: { ...agent, sourceId: 'source1' },
    excludePage: { ...agent, sourceId: 'source1', pageId: 'p'.repeat(43) },
    includePage: { ...agent, sourceId: 'source1', pageId: 'p'.repeat(43) },
  }
}
