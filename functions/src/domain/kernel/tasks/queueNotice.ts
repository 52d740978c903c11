import type { Region } from '../../../shared/regions/regions.ts'
import type { NoticeEvent, Ports } from '../ports/ports.ts'
import { runIsolated } from '../errors/runIsolated.ts'

/**
 * Queues a notification of the platform's operator, once for each `id`. A failure is logged and does not
 * affect the event itself.
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
