import type { Region } from '../../../shared/regions/regions.ts'
import type { NoticeEvent, Ports } from '../ports/ports.ts'
import { runIsolated } from '../errors/runIsolated.ts'

/**
 * Has the operator told of an event, once for each `id`. What it tells of has happened whatever comes of it.
 */
export async function queueNotice(
  { tasks }: Pick<Ports, 'tasks'>,
  region: Region,
  event: NoticeEvent,
  id: string,
  about: Record<string, string>,
): Promise<void> {
  await runIsolated('Queueing a notice', id, () =>
    tasks.enqueue('notifyOperator', { region, event, id, about }),
  )
}
