import { identifierLengths } from '../../../shared/limits.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { RefusalKey } from '../../../shared/errors/refusals.ts'
import { email as emailSchema } from '../../../shared/callables/fields.ts'
import { Writes } from '../../../store/commit.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { addLogEntry } from '../organisations/addLogEntry.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { addEvent, queueEvent } from '../../workspaces/events/addEvent.ts'
import { addClients, requireClientSeats, changeSeatCount, type NewClient } from './addClients.ts'
import { findClientId } from './clientEmail.ts'

/** The clients of one commit; each has four documents. */
const clientsPerCommit = 50

export interface ImportRow {
  name: string
  email: string
}

/** An error in a row, by its index in the list. */
interface BadRow {
  row: number
  refusal: RefusalKey
}

interface ClientImport {
  region: Region
  orgId: string
  rows: ImportRow[]
  isDryRun: boolean
}

/**
 * Checks a list of new clients and, unless it is a dry run, adds them when all rows are valid. They sign in
 * with emailed codes until a member sets a password. Throws AppError 'seat-limit-reached' where there are too
 * few seats.
 */
export async function importClients(
  ports: Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  { region, orgId, rows, isDryRun }: ClientImport,
): Promise<{ bad: BadRow[]; added: number }> {
  const { stored, workspaceId } = await authorizeForOrganisation(caller, 'changeClients', { region, orgId })
  const bad = await findBadRows(region, stored.data.agencyId, rows)
  // Bad rows are reported first: they take no seats.
  if (bad.length > 0) return { bad, added: 0 }
  await requireClientSeats(region, workspaceId, rows.length)
  if (isDryRun) return { bad, added: 0 }
  const clients = rows.map(({ name, email }): NewClient => ({
    id: randomIdentifier(identifierLengths.clientId),
    name: name.trim(),
    email: email.trim().toLowerCase(),
    by: caller.uid,
  }))
  for (let from = 0; from < clients.length; from += clientsPerCommit)
    await addSome(ports, caller, { region, orgId, workspaceId }, clients.slice(from, from + clientsPerCommit))
  return { bad: [], added: clients.length }
}

async function addSome(
  ports: Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  { region, orgId, workspaceId }: { region: Region; orgId: string; workspaceId: string },
  clients: NewClient[],
): Promise<void> {
  const added = await untilUnchanged(async () => {
    const workspace = await requireClientSeats(region, workspaceId, clients.length)
    const { stored } = await authorizeForOrganisation(caller, 'changeClients', { region, orgId })
    const now = ports.now()
    const writes = new Writes(region)
    addClients(writes, region, stored, clients, now)
    changeSeatCount(writes, workspace, clients.length)
    addLogEntry(writes, {
      orgId,
      kind: 'clientAdded',
      by: caller.uid,
      at: now,
      about: String(clients.length),
    })
    const happening = { region, workspaceId, workspace: workspace.data, type: 'client_created' as const, now }
    const events = clients.map(({ id: clientId, name, email }) =>
      addEvent(writes, { ...happening, about: { clientId, orgId, name, email } }),
    )
    await writes.commitUnchanged()
    return events
  })
  for (const event of added) await queueEvent(ports, event)
}

async function findBadRows(region: Region, agencyId: string, rows: ImportRow[]): Promise<BadRow[]> {
  const seen = new Set<string>()
  const bad: BadRow[] = []
  for (let from = 0; from < rows.length; from += clientsPerCommit) {
    const some = rows.slice(from, from + clientsPerCommit)
    const refusals = await Promise.all(some.map((row) => refusalOf(region, agencyId, row, seen)))
    for (const [place, refusal] of refusals.entries()) if (refusal) bad.push({ row: from + place, refusal })
  }
  return bad
}

async function refusalOf(
  region: Region,
  agencyId: string,
  { name, email }: ImportRow,
  seen: Set<string>,
): Promise<RefusalKey | undefined> {
  const parsed = emailSchema.safeParse(email)
  if (!name.trim() || name.length > 80) return 'fillOutAllFields'
  if (!parsed.success) return 'emailWrong'
  if (seen.has(parsed.data)) return 'clientTwice'
  seen.add(parsed.data)
  return (await findClientId(region, agencyId, parsed.data)) ? 'clientExists' : undefined
}
