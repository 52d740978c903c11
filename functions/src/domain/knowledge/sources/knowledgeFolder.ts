/** Where an agent's knowledge lies in its region's bucket; only the server reads it. */
export function knowledgeFolder(agentId: string): string {
  return `knowledge/${agentId}/`
}

/** The file as it was uploaded. */
export function uploadPath(agentId: string, fileId: string): string {
  return `${knowledgeFolder(agentId)}uploads/${fileId}`
}

/** The chunks of one source. */
export function chunksPath(agentId: string, sourceId: string): string {
  return `${knowledgeFolder(agentId)}chunks/${sourceId}.json`
}

/** The vectors of one source's chunks. */
export function vectorsPath(agentId: string, sourceId: string): string {
  return `${knowledgeFolder(agentId)}vectors/${sourceId}.json`
}

/** The search index over all sources; a new version is a new file. */
export function indexPath(agentId: string, version: number): string {
  return `${knowledgeFolder(agentId)}index-${version}.json`
}
