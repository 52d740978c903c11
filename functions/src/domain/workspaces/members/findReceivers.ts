import type { z } from 'zod'
import { agencySchema } from '../../../shared/agencies/agency.ts'
import { modelKeysSchema } from '../../../shared/models/modelKeys.ts'
import { paths } from '../../../shared/paths.ts'
import { calendarSchema } from '../../../shared/tools/calendar/calendars.ts'
import { mcpServerSchema } from '../../../shared/tools/mcp.ts'
import { toolSchema } from '../../../shared/tools/tools.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { authorOf, type Saved } from '../../../shared/workspaces/receiverBy.ts'
import { workspaceSchema, type Receiver } from '../../../shared/workspaces/workspace.ts'
import { readDocument, readPages } from '../../../store/documents.ts'
import type { WorkspaceRef } from './seats.ts'

/**
 * Returns the tools, calendars, MCP servers and model servers of a workspace that send conversations where a
 * member chose, and the agency's support email.
 */
export async function findReceivers({ region, workspaceId }: WorkspaceRef, uid: string): Promise<Receiver[]> {
  const receivers: Receiver[] = []
  for await (const data of chosenBy(region, paths.tools(workspaceId), toolSchema, uid))
    receivers.push({ kind: 'tool', name: data.name, to: hostOf(data.request.address) })
  for await (const data of chosenBy(region, paths.mcpServers(workspaceId), mcpServerSchema, uid))
    receivers.push({ kind: 'mcpServer', name: data.name, to: hostOf(data.address) })
  for await (const data of chosenBy(region, paths.calendars(workspaceId), calendarSchema, uid))
    receivers.push({ kind: 'calendar', name: data.name, to: data.mailTo })
  const stored = await readDocument(region, paths.modelKeys(workspaceId), modelKeysSchema)
  for (const [vendor, key] of Object.entries(stored?.data.keys ?? {}))
    if (key && authorOf(key) === uid && key.baseUrl !== '')
      receivers.push({ kind: 'modelServer', name: vendor, to: hostOf(key.baseUrl) })
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  const agencyId = workspace?.data.agencyId ?? ''
  const agency =
    agencyId === '' ? undefined : await readDocument(region, paths.agency(agencyId), agencySchema)
  if (agency?.data.supportEmailBy === uid && agency.data.supportEmail !== '')
    receivers.push({ kind: 'supportEmail', name: agency.data.name, to: agency.data.supportEmail })
  return receivers
}

/** Reads what sends data where a member chose; what was stored earlier names only who saved it last. */
async function* chosenBy<T extends Saved>(
  region: Region,
  collection: string,
  schema: z.ZodType<T>,
  uid: string,
): AsyncGenerator<T> {
  for (const field of ['receiverBy', 'by'] as const)
    for await (const { data } of readPages(region, collection, schema, (query) =>
      query.where(field, '==', uid),
    )) {
      const isOld = data.receiverBy === undefined
      if (field === 'receiverBy' || isOld) yield data
    }
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? ''
}
