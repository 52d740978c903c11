/** Returns the folder of an agent's knowledge in its region's bucket; only the server reads it. */
export function knowledgeFolder(agentId: string): string {
  return `knowledge/${agentId}/`
}

/** Returns the path of an uploaded file. */
export function uploadPath(agentId: string, fileId: string): string {
  return `${knowledgeFolder(agentId)}uploads/${fileId}`
}

/** Returns the path of the chunks of one source. */
export function chunksPath(agentId: string, sourceId: string): string {
  return `${knowledgeFolder(agentId)}chunks/${sourceId}.json`
}

/** Returns the path of the vectors of one source's chunks. */
export function vectorsPath(agentId: string, sourceId: string): string {
  return `${knowledgeFolder(agentId)}vectors/${sourceId}.json`
}

/** Returns the path of the search index over all sources; a new version is a new file. */
export function indexPath(agentId: string, version: number): string {
  return `${knowledgeFolder(agentId)}index-${version}.json`
}
