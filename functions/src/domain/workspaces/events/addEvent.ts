import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Workspace } from '../../../shared/workspaces/workspace.ts'
import type { WorkspaceEvent, WorkspaceEventType } from '../../../shared/workspaces/workspaceEvents.ts'
import type { Writes } from '../../../store/commit.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'

/** The time that a posted event can be looked up. */
export const retentionMs = 30 * dayMs

/** An event that a commit has added. */
export interface AddedEvent {
  region: Region
  workspaceId: string
  eventId: string
}

interface Happening {
  region: Region
  workspaceId: string
  workspace: Workspace
  type: WorkspaceEventType
  /** IDs, names and emails; nothing secret. */
  about: Record<string, string>
  now: number
}

/**
 * Adds an event to the commit that causes it, where the workspace is subscribed to its type. Returns
 * undefined where it is not.
 */
export function addEvent(writes: Writes, happening: Happening): AddedEvent | undefined {
  const { region, workspaceId, workspace, type, about, now } = happening
  const { host, subscribedEvents } = workspace.internal.events
  if (host === '' || !subscribedEvents.includes(type)) return undefined
  const eventId = randomIdentifier(20)
  const event: WorkspaceEvent = { type, about, createdAt: now, state: 'waiting', answer: 0, doneAt: 0 }
  writes.create(paths.workspaceEvent(workspaceId, eventId), {
    ...event,
    expiresAt: new Date(now + retentionMs),
  })
  return { region, workspaceId, eventId }
}

/**
 * Queues the posting of an event after its commit. While the queue is unavailable, a sweep queues it later.
 */
export async function queueEvent(
  { tasks }: Pick<Ports, 'tasks'>,
  added: AddedEvent | undefined,
  /** Makes the task's name unique when the same event is queued again. */
  attempt = 0,
): Promise<void> {
  if (!added) return
  await runIsolated('Queueing an event', added.eventId, () =>
    tasks.enqueue('postEvent', { ...added, attempt }),
  )
}
