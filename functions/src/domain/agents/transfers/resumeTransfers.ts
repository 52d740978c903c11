import { z } from 'zod'
import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readQuery } from '../../../store/documents.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'

const maxAtOnce = 200
const movingSchema = z.object({ moving: z.object({ at: z.int() }) })

/**
 * Queues the tasks of agents again that were moved over an hour ago and are not done: their tasks may be
 * lost.
 */
export async function resumeTransfers(ports: Pick<Ports, 'now' | 'tasks'>, region: Region): Promise<void> {
  const attempt = Math.floor(ports.now() / hourMs)
  const moving = await readQuery(region, paths.runtimes, movingSchema, (query) =>
    query
      .where('moving.at', '<', ports.now() - hourMs)
      .orderBy('moving.at')
      .limit(maxAtOnce)
      .select(['moving']),
  )
  for (const { path, data } of moving) {
    const agentId = path.slice(path.lastIndexOf('/') + 1)
    const task = { region, agentId, moved: data.moving.at, attempt, round: 0, isLast: false, after: '' }
    await runIsolated('Resuming a transfer', agentId, () => ports.tasks.enqueue('followTransfer', task))
  }
}
