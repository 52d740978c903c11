/** Returns the folder of an agent's visitors' files in its region's bucket. */
export function visitorsFolder(agentId: string): string {
  return `visitors/${agentId}/`
}

/** Returns the folder of one conversation's files. */
export function visitorFolder(agentId: string, conversationId: string): string {
  return `${visitorsFolder(agentId)}${conversationId}/`
}

export function visitorFilePath(agentId: string, conversationId: string, fileId: string): string {
  return `${visitorFolder(agentId, conversationId)}${fileId}`
}
