import type { z } from 'zod'
import { agencySchema, type Agency } from '../../../shared/agencies/agency.ts'
import { modelKeysSchema } from '../../../shared/models/modelKeys.ts'
import { paths } from '../../../shared/paths.ts'
import { calendarSchema } from '../../../shared/tools/calendar/calendars.ts'
import { mcpServerSchema } from '../../../shared/tools/mcp.ts'
import { toolSchema } from '../../../shared/tools/tools.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { authorOf, type Saved } from '../../../shared/workspaces/receiverBy.ts'
import { workspaceSchema, type Receiver } from '../../../shared/workspaces/workspace.ts'
import { readDocument, readPages } from '../../../store/documents.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import { findAgentReceivers } from './findAgentReceivers.ts'

/**
 * Returns what a member chose by which others than the workspace read its conversations: tools, calendars,
 * MCP servers, model servers, keys of projects, accounts of channels, and the agency's email and domains.
 */
export async function findReceivers({ region, workspaceId }: WorkspaceRef, uid: string): Promise<Receiver[]> {
  const receivers: Receiver[] = []
  const add = (kind: Receiver['kind'], name: string, to: string) =>
    receivers.push({ kind, name, to, agentId: '' })
  for await (const data of chosenBy(region, paths.tools(workspaceId), toolSchema, uid))
    add('tool', data.name, hostOf(data.request.address))
  for await (const data of chosenBy(region, paths.mcpServers(workspaceId), mcpServerSchema, uid))
    add('mcpServer', data.name, hostOf(data.address))
  for await (const data of chosenBy(region, paths.calendars(workspaceId), calendarSchema, uid))
    add('calendar', data.name, data.mailTo)
  const stored = await readDocument(region, paths.modelKeys(workspaceId), modelKeysSchema)
  for (const [vendor, key] of Object.entries(stored?.data.keys ?? {}))
    if (key && authorOf(key) === uid && key.baseUrl !== '') add('modelServer', vendor, hostOf(key.baseUrl))
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  const agencyId = workspace?.data.agencyId ?? ''
  const agency =
    agencyId === '' ? undefined : await readDocument(region, paths.agency(agencyId), agencySchema)
  for (const [kind, to, author] of agency ? chosenOf(agency.data) : [])
    if (author === uid && to !== '') add(kind, agency?.data.name ?? '', to)
  // Last, because they can be many more than the others.
  return [...receivers, ...(await findAgentReceivers({ region, workspaceId }, uid))]
}

/** Returns what members choose for an agency: each kind with its host or email, and the member. */
function chosenOf(agency: Agency): [Receiver['kind'], string, string | undefined][] {
  return [
    ['supportEmail', agency.supportEmail, agency.supportEmailBy],
    ['domain', agency.VGsubDomain, agency.subdomainBy],
    ['domain', agency.customDomain, agency.customDomainBy],
    ['mailDomain', agency.resendEmailDomain, agency.mailDomainBy],
  ]
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
