/**
 * Which deployed function serves a procedure. Each is a service with a cold start of its own, so they are
 * few; a request is `{ procedure, input }`. Kept free of zod so that the first view need not load it.
 */
export const callableGroups = {
  bootstrapAccount: 'accounts',
  sendVerificationEmail: 'accounts',
  requestPasswordReset: 'accounts',
  renewWorkspaceSecret: 'accounts',
  deleteWorkspaceSecret: 'accounts',
  reportBrowserError: 'accounts',
  createWorkspace: 'accounts',
  openInvite: 'accounts',
  lookAtSite: 'accounts',
  acceptInvite: 'accounts',
  deleteWorkspace: 'workspaces',
  inviteMember: 'workspaces',
  revokeInvite: 'workspaces',
  removeMember: 'workspaces',
  leaveWorkspace: 'workspaces',
  convertAgentTemplateToAgent: 'agents',
  publishAgent: 'agents',
  saveAgentBackup: 'agents',
  deleteAgent: 'agents',
  renewSecretKey: 'agents',
  createDebugSession: 'agents',
  uploadFile: 'knowledge',
  uploadPicture: 'knowledge',
  addKnowledgeFile: 'knowledge',
  addKnowledgeText: 'knowledge',
  replaceKnowledgeFile: 'knowledge',
  renameKnowledgeSource: 'knowledge',
  readKnowledgePassages: 'knowledge',
  retryKnowledgeSource: 'knowledge',
  deleteKnowledgeSource: 'knowledge',
  addSite: 'knowledge',
  changeSite: 'knowledge',
  refreshSite: 'knowledge',
  cancelSite: 'knowledge',
  retryFailedPages: 'knowledge',
  excludePage: 'knowledge',
  includePage: 'knowledge',
  startCardSetup: 'billing',
  saveCard: 'billing',
  topUp: 'billing',
  setAutoRecharge: 'billing',
  previewSubscription: 'billing',
  subscribe: 'billing',
  confirmSubscription: 'billing',
  changeAddons: 'billing',
  setSubscriptionEnding: 'billing',
  previewRenewal: 'billing',
  listInvoices: 'billing',
  transferCredits: 'billing',
  changeConversationState: 'inbox',
  sendOperatorReply: 'inbox',
  assignConversation: 'inbox',
  blockVisitor: 'inbox',
  emailTranscript: 'inbox',
  exportConversations: 'inbox',
  correctAnswer: 'inbox',
  saveTest: 'inbox',
  runTests: 'inbox',
  searchKnowledge: 'inbox',
  reviewKnowledge: 'inbox',
  teachAnswer: 'inbox',
  dismissUnanswered: 'inbox',
} as const

export type CallableName = keyof typeof callableGroups
export type CallableGroup = (typeof callableGroups)[CallableName]
/** The procedures of a group. */
export type CallablesOf<Group extends CallableGroup> = {
  [Name in CallableName]: (typeof callableGroups)[Name] extends Group ? Name : never
}[CallableName]

/** The deployed function that serves a procedure. */
export function groupOf(name: CallableName): CallableGroup {
  return callableGroups[name]
}
