import type { Agency } from '../../../shared/agencies/agency.ts'
import { identifierLengths } from '../../../shared/limits.ts'
import { organisationSchema, type Organisation } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { signUpsSchema, type SignUp, type SignUps } from '../../../shared/agencies/signUp.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForOrganisation, authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { requireAgency } from '../agencies/saveAgency.ts'
import { addClient, requireClientSeats, changeSeatCount } from '../clients/addClients.ts'
import { findClientId } from '../clients/clientEmail.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { addOrganisation, newOrganisationId, organisationOf } from '../organisations/createOrganisation.ts'
import { requireRoomForOrganisation } from '../organisations/requireRoomForOrganisation.ts'
import { addLogEntry } from '../organisations/addLogEntry.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { addTask } from '../../kernel/tasks/pendingTask.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { addEvent, queueEvent } from '../../workspaces/events/addEvent.ts'

interface SignUpRef {
  region: Region
  agencyId: string
  signUpId: string
}

interface Approval extends SignUpRef {
  /** The organisation that they join; empty for a new one. */
  orgId: string
  /** The name of a new one. */
  name: string
}

/**
 * Creates a client from a request for access, without a password: they sign in with emailed codes. It takes a
 * seat, grants only the organisation's defaults and has the person emailed, all in one commit. Throws
 * AppError 'seat-limit-reached', and 'not-found' where another member has answered.
 */
export async function approveSignUp(ports: Pick<Ports, 'now' | 'tasks'>, caller: Caller, approval: Approval) {
  const { region, signUpId } = approval
  const clientId = randomIdentifier(identifierLengths.clientId)
  // The member who approves has let the email in: it could be a mailbox of their own.
  const { orgId, event } = await untilUnchanged(async () => {
    const { agency: found, list, signUp: request } = await requireRequest(caller, approval)
    const org = await organisationFor(ports, caller, found, approval)
    if (await findClientId(region, found.ID, request.email))
      throw new AppError('already-exists', 'signUpIsClient')
    const workspace = await requireClientSeats(region, found.userId, 1)
    await authorizeForWorkspace(caller, 'manageClients', { region, workspaceId: found.userId })
    const now = ports.now()
    const writes = new Writes(region)
    addTo(writes, org, caller, now)
    const { name, email, language } = request
    addClient(
      writes,
      region,
      org.organisation,
      { id: clientId, name, email, by: caller.uid, preferredLanguage: language },
      now,
    )
    changeSeatCount(writes, workspace, 1)
    addLogEntry(writes, {
      orgId: org.organisation.ID,
      kind: 'clientAdded',
      by: caller.uid,
      at: now,
      about: name,
    })
    deleteRequest(writes, list, signUpId)
    addAnswer(writes, approval, request, { isApproved: true, at: now })
    const about = { clientId, orgId: org.organisation.ID, name, email }
    const happening = { region, workspaceId: found.userId, workspace: workspace.data, about, now }
    const added = addEvent(writes, { ...happening, type: 'client_created' })
    await writes.commitUnchanged()
    return { orgId: org.organisation.ID, event: added }
  })
  await queueEvent(ports, event)
  return { clientId, orgId }
}

/** Deletes a request, and emails the person where the agency wants it. */
export async function declineSignUp(
  { now }: Pick<Ports, 'now'>,
  caller: Caller,
  { isTold, ...ref }: SignUpRef & { isTold: boolean },
) {
  await untilUnchanged(async () => {
    const { list, signUp: request } = await requireRequest(caller, ref)
    const writes = new Writes(ref.region)
    deleteRequest(writes, list, ref.signUpId)
    if (isTold) addAnswer(writes, ref, request, { isApproved: false, at: now() })
    await writes.commitUnchanged()
  })
  return { success: true as const }
}

/** Adds the email to the person to the commit of the answer. */
function addAnswer(
  writes: Writes,
  { region, agencyId, signUpId }: SignUpRef,
  { email, language }: SignUp,
  answer: { isApproved: boolean; at: number },
): void {
  const about = { region, agencyId, signUpId, email, language }
  addTask(writes, 'notifyOfSignUpAnswer', { ...about, ...answer }, answer.at)
}

async function requireRequest(
  caller: Caller,
  { region, agencyId, signUpId }: SignUpRef,
): Promise<{ agency: Agency; list: Stored<SignUps>; signUp: SignUp }> {
  const { data: agency } = await requireAgency(caller, region, agencyId)
  await authorizeForWorkspace(caller, 'manageClients', { region, workspaceId: agency.userId })
  const list = await readDocument(region, paths.signUps(agencyId), signUpsSchema)
  const signUp = list && Object.hasOwn(list.data.requests, signUpId) && list.data.requests[signUpId]
  if (!list || !signUp) throw new AppError('not-found', 'signUpGone')
  return { agency, list, signUp }
}

/** The organisation of a new client; `stored` is missing for one that is created for them. */
interface Destination {
  organisation: Organisation
  stored?: Stored<Organisation>
}

async function organisationFor(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  agency: Agency,
  { region, orgId, name }: Approval,
): Promise<Destination> {
  if (orgId === '') {
    await requireRoomForOrganisation(region, agency.ID)
    const parts = { orgId: newOrganisationId(), agencyId: agency.ID, workspaceId: agency.userId, name }
    return { organisation: { ...organisationOf(parts, ports.now()), clientCount: 1 } }
  }
  await authorizeForOrganisation(caller, 'addClients', { region, orgId })
  const stored = await readDocument(region, paths.org(orgId), organisationSchema)
  if (stored?.data.agencyId !== agency.ID) throw new AppError('permission-denied')
  return { organisation: stored.data, stored }
}

function addTo(writes: Writes, { organisation, stored }: Destination, caller: Caller, now: number): void {
  if (stored) writes.update(stored.path, { clientCount: stored.data.clientCount + 1 }, stored.version)
  else addOrganisation(writes, organisation, caller.uid, now)
}

function deleteRequest(writes: Writes, { path, data, version }: Stored<SignUps>, signUpId: string): void {
  const { [signUpId]: _, ...requests } = data.requests
  writes.update(path, { requests }, version)
}
