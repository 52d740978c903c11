import type { Client } from '../../../shared/agencies/client.ts'
import { clientSchema } from '../../../shared/agencies/client.ts'
import { hourMs } from '../../../shared/durations.ts'
import { identifierLengths } from '../../../shared/limits.ts'
import { organisationSchema, type Organisation } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Refusal } from '../../../shared/errors/refusals.ts'
import type { Actor } from '../../../shared/workspaces/roles.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForOrganisation, type OrganisationGrant } from '../../kernel/access/authorize.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { addLogEntry } from '../organisations/addLogEntry.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { addEvent, queueEvent } from '../../workspaces/events/addEvent.ts'
import {
  addClients,
  changeSeatCount,
  requireClientSeats,
  requireOwnShare,
  type NewClient,
} from './addClients.ts'
import { findClientId } from './clientEmail.ts'
import { memberBehind } from './memberBehind.ts'
import { hashPassword } from './passwords.ts'

const maxPerHour = 200

interface ClientInput {
  region: Region
  orgId: string
  name: string
  email: string
  /** The password that the member has chosen; generated where it is empty. */
  password: string
  /** The organisation's defaults where it is missing. */
  canAccess?: Client['canAccess'] | undefined
}

/**
 * Adds a client to an organisation, whose administrators take at most half of the seats. The password is
 * returned once, and only its hash is stored. An email belongs to one client within the agency: throws
 * AppError 'already-exists' for another client's.
 */
export async function createClient(
  ports: Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  input: ClientInput,
): Promise<{ clientId: string; password: string }> {
  const { region, orgId, name, email } = input
  const first = await authorizeForOrganisation(caller, 'addClients', { region, orgId })
  await throttle(`createClient:${region}:${caller.uid}`, maxPerHour, hourMs, ports.now())
  requireOwnPages(first.actor, input.canAccess)
  const password = input.password || randomIdentifier(identifierLengths.clientPassword)
  const opener = await memberBehind(region, caller, first.actor)
  const { by } = opener
  const { workspaceId } = first
  const secret = await hashPassword(password, ports.now(), opener)
  const id = randomIdentifier(identifierLengths.clientId)
  const added = await untilUnchanged(async () => {
    const workspace = await requireClientSeats(region, workspaceId, 1)
    const writes = new Writes(region)
    const { actor, stored: org } = await holdRights(writes, region, caller, () =>
      authorizeForOrganisation(caller, 'addClients', { region, orgId }),
    )
    if (actor.kind === 'client') requireOwnShare(workspace.data, org.data)
    await requireFreeEmail(region, org, email, actor)
    const now = ports.now()
    const given = givenBy(actor, input.canAccess, org.data)
    addClients(writes, region, org, [{ id, name, email, by, secret, ...given }], now)
    changeSeatCount(writes, workspace, 1)
    addLogEntry(writes, { orgId, kind: 'clientAdded', by: caller.uid, at: now, about: name })
    const about = { clientId: id, orgId, name, email }
    const happening = { region, workspaceId, workspace: workspace.data, about, now }
    const event = addEvent(writes, { ...happening, type: 'client_created' })
    await writes.commitUnchanged()
    return event
  })
  await queueEvent(ports, added)
  return { clientId: id, password }
}

/**
 * Returns the access of a new client; an administrator of an organisation gives no page and no agent that
 * they do not have.
 */
function givenBy(
  actor: Actor,
  pages: Client['canAccess'] | undefined,
  { defaultClientAccess }: Organisation,
): Pick<NewClient, 'canAccess' | 'widgetIDs'> {
  if (actor.kind !== 'client') return { canAccess: pages }
  const canAccess = (pages ?? defaultClientAccess).filter((page) => actor.pages.includes(page))
  return { canAccess, widgetIDs: [...(actor.agents ?? [])] }
}

/**
 * Throws where an administrator of an organisation gives a page that they do not have: nobody passes on more
 * rights than their own.
 */
function requireOwnPages(actor: Actor, pages: readonly string[] | undefined): void {
  if (actor.kind !== 'client') return
  if (pages?.some((page) => !actor.pages.includes(page)))
    throw new AppError('permission-denied', 'pagesNotYours')
}

async function requireFreeEmail(
  region: Region,
  { data }: OrganisationGrant['stored'],
  email: string,
  actor: Actor,
): Promise<void> {
  const existing = await findClientId(region, data.agencyId, email)
  if (!existing) return
  // An administrator of an organisation learns nothing of the agency's other customers.
  if (actor.kind === 'client') throw new AppError('already-exists', 'clientExists', { email: 'clientExists' })
  const client = await readDocument(region, paths.client(existing), clientSchema)
  const org = client && (await readDocument(region, paths.org(client.data.orgId), organisationSchema))
  const refusal: Refusal = { key: 'clientInOrganisation', values: { org: org?.data.name ?? '' } }
  throw new AppError('already-exists', refusal, { email: refusal })
}
