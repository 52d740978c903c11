import type { Region } from '@parley/functions/shared/regions/regions'
import { filesApi } from '../../lib/environment.ts'
import { CallError } from '../../lib/errors.ts'
import { idToken, refusalOf, streamFile, type Streaming } from '../../lib/files/streamFile.ts'

/** Uploads a file for an agent and returns the id of the stored upload. Fails as `streamFile` does. */
export function sendFile(region: Region, agentId: string, file: File, sending: Streaming): Promise<string> {
  const query = new URLSearchParams({ region, agentId })
  return streamFile(`${filesApi(region)}/knowledge?${query.toString()}`, file, sending)
}

/** Downloads a source's original file. Throws a `CallError`. */
export async function fetchFile(region: Region, agentId: string, sourceId: string): Promise<Blob> {
  const query = new URLSearchParams({ region, agentId, sourceId })
  const headers = { Authorization: `Bearer ${await idToken()}` }
  try {
    const response = await fetch(`${filesApi(region)}/knowledge?${query.toString()}`, { headers })
    if (!response.ok) throw refusalOf(await response.text())
    return await response.blob()
  } catch (error) {
    throw error instanceof CallError ? error : new CallError('unavailable')
  }
}
