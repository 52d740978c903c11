/** Where documents and files live; the same words as in the rules. */
export const paths = {
  tenant: (workspaceId: string) => `tenants/${workspaceId}`,
  access: (uid: string) => `access/${uid}`,
  workspace: (workspaceId: string) => `users/${workspaceId}`,
  member: (workspaceId: string, uid: string) => `users/${workspaceId}/members/${uid}`,
  agents: 'voiceglow',
  agent: (agentId: string) => `voiceglow/${agentId}`,
  runtime: (agentId: string) => `runtimes/${agentId}`,
  widget: (agentId: string) => `widgets/${agentId}`,
  conversations: (agentId: string) => `voiceglow/${agentId}/convos`,
  conversation: (agentId: string, id: string) => `voiceglow/${agentId}/convos/${id}`,
  conversationPages: (agentId: string, id: string) => `voiceglow/${agentId}/convos/${id}/pages`,
  conversationPage: (agentId: string, id: string, number: number) => `voiceglow/${agentId}/convos/${id}/pages/${number}`,
  knowledgeSources: (agentId: string) => `voiceglow/${agentId}/kb`,
  knowledgeSource: (agentId: string, id: string) => `voiceglow/${agentId}/kb/${id}`,
  notes: (agentId: string, id: string) => `voiceglow/${agentId}/convos/${id}/notes`,
  note: (agentId: string, id: string, noteId: string) => `voiceglow/${agentId}/convos/${id}/notes/${noteId}`,
  /** Who is typing or looking: `visitor`, or an operator's uid. */
  presence: (agentId: string, id: string, who: string) => `voiceglow/${agentId}/convos/${id}/presence/${who}`,
  presences: (agentId: string, id: string) => `voiceglow/${agentId}/convos/${id}/presence`,
  leads: (agentId: string) => `voiceglow/${agentId}/leads`,
  lead: (agentId: string, id: string) => `voiceglow/${agentId}/leads/${id}`,
  tests: (agentId: string) => `voiceglow/${agentId}/tests`,
  test: (agentId: string, id: string) => `voiceglow/${agentId}/tests/${id}`,
  block: (agentId: string, visitorId: string) => `voiceglow/${agentId}/blocks/${visitorId}`,
  deletion: (agentId: string, id: string) => `voiceglow/${agentId}/deletions/${id}`,
  visit: (agentId: string, id: string) => `voiceglow/${agentId}/visits/${id}`,
  agentMonth: (agentId: string, month: string) => `agentUsage/${agentId}_${month}`,
  cannedReplies: (workspaceId: string) => `users/${workspaceId}/cannedReplies`,
  inboxViews: (workspaceId: string) => `users/${workspaceId}/inboxViews`,
  backups: (agentId: string) => `voiceglow/${agentId}/backups`,
  backup: (agentId: string, id: number) => `voiceglow/${agentId}/backups/${id}`,
  audit: (id: string) => `audit/${id}`,
  apiKey: (hash: string) => `apiKeys/${hash}`,
  walletOf: (workspaceId: string) => `wallets/ws_${workspaceId}`,
  attempt: (workspaceId: string, attemptId: string) => `attempts/${workspaceId}_${attemptId}`,
} as const

/** Browser addresses inside the app. */
export const appPaths = {
  agents: (region: string) => `/app/${region}/agents`,
  agent: (region: string, agentId: string, page = 'overview') => `/app/${region}/agents/${agentId}/${page}`,
} as const
