import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Language } from '../../../shared/texts/languages.ts'
import { workspaceSchema, type Workspace } from '../../../shared/workspaces/workspace.ts'
import {
  workspaceEventSchema,
  type WorkspaceEvent,
  type WorkspaceEventType,
} from '../../../shared/workspaces/workspaceEvents.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { requireFreshSignIn } from '../../kernel/access/requireFreshSignIn.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { noteKey } from '../keyNotices/noteKey.ts'
import { throttleKeys } from '../keyNotices/throttleKeys.ts'
import { retentionMs, queueEvent } from './addEvent.ts'
import { send } from './postEvent.ts'
import { readEndpoint } from './readEndpoint.ts'
import { eventKey } from './signEvent.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

const maxPerHour = 30

interface EventNeeds {
  ports: Ports
  signing: SigningKeys
}

/** Saves the URL and types of a workspace's events. Only the owner may, since events name clients. */
export async function saveEventSettings(
  { ports }: Pick<EventNeeds, 'ports'>,
  caller: Caller,
  {
    endpoint,
    subscribedEvents,
    ...ref
  }: WorkspaceRef & { endpoint: string; subscribedEvents: WorkspaceEventType[] },
) {
  const { path } = await requireWorkspace(caller, ref)
  if (endpoint !== '') requireFittingUrl(ports, endpoint)
  const writes = new Writes(ref.region)
  writes.update(path, {
    'internal.events.host': URL.parse(endpoint)?.host ?? '',
    'internal.events.subscribedEvents': subscribedEvents,
  })
  const endpointPath = paths.eventEndpoint(ref.workspaceId)
  if (endpoint === '') writes.delete(endpointPath)
  else writes.set(endpointPath, { endpoint })
  await writes.commit()
  return { success: true as const }
}

/** Returns the URL of a workspace's events, for its owner, who edits it. */
export async function readEventEndpoint(caller: Caller, ref: WorkspaceRef): Promise<{ endpoint: string }> {
  await requireWorkspace(caller, ref)
  return { endpoint: await readEndpoint(ref.region, ref.workspaceId) }
}

/**
 * Returns the key that signs a workspace's events; with `isNew` a new one, which replaces the one before. The
 * owner is told. The caller must have signed in within the last ten minutes.
 */
export async function readEventKey(
  { ports, signing }: EventNeeds,
  caller: Caller,
  { isNew, language, ...ref }: WorkspaceRef & { isNew: boolean; language?: Language | undefined },
): Promise<{ key: string }> {
  const { region, workspaceId } = ref
  await authorizeForWorkspace(caller, 'changeEvents', ref)
  const now = ports.now()
  requireFreshSignIn(caller, now)
  await throttleKeys(workspaceId, caller, now)
  const keySeq = await untilUnchanged(async () => {
    const writes = new Writes(region)
    await holdRights(writes, region, caller, () => authorizeForWorkspace(caller, 'changeEvents', ref))
    const workspace = await requireWorkspace(caller, ref)
    const next = workspace.data.internal.events.keySeq + (isNew ? 1 : 0)
    const change = isNew ? 'renewed' : 'shown'
    const noted = await noteKey(
      writes,
      workspace,
      caller,
      { kind: 'eventKey', change, workspaceId, language },
      now,
    )
    writes.update(workspace.path, { 'internal.events.keySeq': next, ...noted }, workspace.version)
    await writes.commitUnchanged()
    return next
  })
  return { key: eventKey(signing, workspaceId, keySeq) }
}

/** Posts a test event at once. Returns the HTTP status, 0 where there was no response. */
export async function sendTestEvent(needs: EventNeeds, caller: Caller, ref: WorkspaceRef) {
  const { data } = await requireWorkspace(caller, ref)
  const { region, workspaceId } = ref
  const now = needs.ports.now()
  await throttle(`testEvent:${workspaceId}`, maxPerHour, hourMs, now)
  const eventId = randomIdentifier(20)
  const event = { type: 'test' as const, about: { message: 'It works.' }, createdAt: now }
  const status = await send(needs, data, { region, workspaceId, eventId, event })
  const isTaken = status >= 200 && status < 300
  const noted: WorkspaceEvent = { ...event, state: isTaken ? 'sent' : 'failed', answer: status, doneAt: now }
  const expiresAt = new Date(now + retentionMs)
  await new Writes(region)
    .create(paths.workspaceEvent(workspaceId, eventId), { ...noted, expiresAt })
    .commit()
  return { answer: status }
}

/** Posts an event again that has failed in all its tries. */
export async function sendEventAgain(
  { ports }: Pick<EventNeeds, 'ports'>,
  caller: Caller,
  { eventId, ...ref }: WorkspaceRef & { eventId: string },
) {
  await requireWorkspace(caller, ref)
  const { region, workspaceId } = ref
  await throttle(`testEvent:${workspaceId}`, maxPerHour, hourMs, ports.now())
  const event = await readDocument(region, paths.workspaceEvent(workspaceId, eventId), workspaceEventSchema)
  if (event?.data.state !== 'failed' || event.data.type === 'test') throw new AppError('not-found')
  await new Writes(region).update(event.path, { state: 'waiting' }, event.version).commitUnchanged()
  await queueEvent(ports, { region, workspaceId, eventId }, ports.now())
  return { success: true as const }
}

async function requireWorkspace(caller: Caller, ref: WorkspaceRef): Promise<Stored<Workspace>> {
  await authorizeForWorkspace(caller, 'changeEvents', ref)
  const workspace = await readDocument(ref.region, paths.workspace(ref.workspaceId), workspaceSchema)
  if (!workspace) throw new AppError('permission-denied')
  return workspace
}

/** Events name people: they are posted over TLS, and to public hosts only. */
function requireFittingUrl({ web }: Pick<Ports, 'web'>, endpoint: string): void {
  const url = URL.parse(endpoint)
  const isEncrypted = url?.protocol === 'https:' || url?.hostname.endsWith('.localhost') === true
  if (url && isEncrypted && web.isPublicUrl(url)) return
  throw new AppError('invalid-argument', 'addressNeedsHttps', { endpoint: 'addressNeedsHttps' })
}
