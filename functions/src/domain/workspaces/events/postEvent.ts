import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { workspaceSchema, type Workspace } from '../../../shared/workspaces/workspace.ts'
import { workspaceEventSchema, type WorkspaceEvent } from '../../../shared/workspaces/workspaceEvents.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { readEndpoint } from './readEndpoint.ts'
import { eventKeys, signatureOf } from './signEvent.ts'
import { notifyEventFailed } from './notifyEventFailed.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

interface PostNeeds {
  ports: Ports
  /** The key that signs events. */
  signing: SigningKeys
}
type PostTask = TaskPayload<'postEvent'>

/**
 * Posts an event to its workspace's URL. Throws when the URL does not accept it, so that the task is
 * repeated.
 */
export async function postEvent(needs: PostNeeds, { region, workspaceId, eventId }: PostTask): Promise<void> {
  const event = await readDocument(region, paths.workspaceEvent(workspaceId, eventId), workspaceEventSchema)
  if (event?.data.state !== 'waiting') return
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  if (!workspace || workspace.data.internal.events.host === '')
    return end(needs, region, event.path, 'failed', 0)
  const status = await send(needs, workspace.data, { region, workspaceId, eventId, event: event.data })
  if (status >= 200 && status < 300) return end(needs, region, event.path, 'sent', status)
  await new Writes(region).update(event.path, { answer: status }).commit()
  throw new Error(`The URL of an event responded with ${status}`)
}

/** Stores that an event was not accepted in any of its tries, and emails the owner. */
export async function failEvent(
  needs: PostNeeds & { webOrigin: string },
  { region, workspaceId, eventId }: PostTask,
): Promise<void> {
  const path = paths.workspaceEvent(workspaceId, eventId)
  const event = await readDocument(region, path, workspaceEventSchema)
  if (event?.data.state !== 'waiting') return
  await end(needs, region, path, 'failed', event.data.answer)
  await notifyEventFailed(needs.ports, needs.webOrigin, { region, workspaceId, event: event.data })
}

async function end(
  { ports }: PostNeeds,
  region: Region,
  path: string,
  state: 'sent' | 'failed',
  status: number,
): Promise<void> {
  await new Writes(region).update(path, { state, answer: status, doneAt: ports.now() }).commit()
}

interface Posted {
  region: Region
  workspaceId: string
  eventId: string
  event: Pick<WorkspaceEvent, 'type' | 'about' | 'createdAt'>
}

/**
 * Posts an event and returns the HTTP status, 0 where there was no response. An event keeps its ID in every
 * try.
 */
export async function send(
  { ports, signing }: PostNeeds,
  { internal }: Workspace,
  { region, workspaceId, eventId, event: { type, about, createdAt } }: Posted,
): Promise<number> {
  const { keySeq } = internal.events
  const url = URL.parse(await readEndpoint(region, workspaceId))
  if (!url) return 0
  const body = JSON.stringify({ id: eventId, type, payload: { createdAt, workspaceId, ...about } })
  const signature = signatureOf(eventKeys(signing, workspaceId, keySeq), body, ports.now())
  const headers = { 'content-type': 'application/json', 'x-event-signature': signature }
  const response = await ports.web.post(url, { headers, body })
  return 'status' in response ? response.status : 0
}
