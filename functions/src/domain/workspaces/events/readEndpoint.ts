import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'

const endpointSchema = z.object({ endpoint: z.string() })

/**
 * Returns the URL that a workspace's events are posted to; empty where none is set. Members read only its
 * host.
 */
export async function readEndpoint(region: Region, workspaceId: string): Promise<string> {
  const stored = await readDocument(region, paths.eventEndpoint(workspaceId), endpointSchema)
  return stored?.data.endpoint ?? ''
}
