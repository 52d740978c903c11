import { recordPaths } from '../../../../shared/channels/channelRecords.ts'
import { channelRecordSchema, recordKinds } from '../../../../shared/channels/channels.ts'
import { hourMs } from '../../../../shared/durations.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Query } from '../../../../store/Query.ts'
import { readEach } from '../../../../store/documents.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { runIsolated } from '../../../kernel/errors/runIsolated.ts'

const leftSchema = channelRecordSchema.pick({ agentId: true, connectedAt: true, askingUntil: true })

/**
 * Queues another call for the accounts that are still `leaving`, because the process died or its task was
 * given up. Returns their number.
 */
export async function sweepLeaving(
  { now, tasks }: Pick<Ports, 'now' | 'tasks'>,
  region: Region,
): Promise<number> {
  let queued = 0
  for (const kind of recordKinds) {
    const [collection = ''] = recordPaths[kind]('').split('/')
    const leavingAccounts = Query.collection(region, collection)
      .where('state', '==', 'leaving')
      .select(['agentId', 'connectedAt', 'askingUntil'])
    for await (const { path, fields } of readEach(leavingAccounts)) {
      const { agentId, connectedAt, askingUntil = 0 } = leftSchema.parse(fields)
      if (askingUntil > now()) continue
      const task = { region, agentId, kind, connectedAt, attempt: Math.floor(now() / hourMs) }
      if (
        await runIsolated('Queueing the disconnection from a vendor', path, () =>
          tasks.enqueue('retryDisconnection', task),
        )
      )
        queued++
    }
  }
  return queued
}
