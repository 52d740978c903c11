import type { Region } from '../../shared/regions.ts'
import type { Ports } from '../ports.ts'
import { runIsolated } from '../runIsolated.ts'
import type { KeyedNotice } from './KeyedNotice.ts'

/**
 * Has clients told of a notice that is stored, by mail and push. Their dashboards show it in any case, so a
 * queue that is out of reach takes nothing back.
 */
export async function queueClientNotice(
  { tasks }: Pick<Ports, 'tasks'>,
  region: Region,
  stored: KeyedNotice | undefined,
): Promise<void> {
  if (!stored) return
  const { orgId, key, notice } = stored
  await runIsolated('Queueing a notice for clients', key, () =>
    tasks.enqueue('tellClients', { region, orgId, level: notice.notificationLevel, key }),
  )
}
