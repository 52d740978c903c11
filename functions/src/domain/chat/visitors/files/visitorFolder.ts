/** Where the files of an agent's visitors lie in its region's bucket. */
export function visitorsFolder(agentId: string): string {
  return `visitors/${agentId}/`
}

/** Those of one conversation. */
export function visitorFolder(agentId: string, conversationId: string): string {
  return `${visitorsFolder(agentId)}${conversationId}/`
}

export function visitorFilePath(agentId: string, conversationId: string, fileId: string): string {
  return `${visitorFolder(agentId, conversationId)}${fileId}`
}
