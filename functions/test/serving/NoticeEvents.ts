import type { Tasks } from '../../src/domain/kernel/ports/ports.ts'
import { pendingTaskSchema, queuePendingTask } from '../../src/domain/kernel/tasks/pendingTask.ts'
import { noticeLevels } from '../../src/shared/agencies/notices.ts'
import { regions } from '../../src/shared/regions/regions.ts'
import { withoutCounting } from '../../src/store/operations.ts'
import { Query } from '../../src/store/Query.ts'

/**
 * Replaces the emulator's triggers on created notices and pending tasks: finds those that were written
 * since its creation, and queues each of them once as the trigger does.
 */
export class NoticeEvents {
  private readonly since = Date.now()
  private readonly seen = new Set<string>()

  async queue(enqueue: Tasks['enqueue']): Promise<void> {
    // Unit tests have a queue, but no database.
    if (!process.env['FIRESTORE_EMULATOR_HOST']) return
    // The emulator's triggers run in another process.
    await withoutCounting(() => this.queueCreated(enqueue))
  }

  private async queueCreated(enqueue: Tasks['enqueue']): Promise<void> {
    for (const region of regions) {
      const [tasks, ...notices] = await Promise.all([
        Query.collection(region, 'pendingTasks').read(),
        ...noticeLevels.map((level) =>
          Query.collectionGroup(region, `notifications-${level}`).limit(300).read(),
        ),
      ])
      for (const { path, fields, version } of tasks)
        if (this.isNew(path, version))
          await queuePendingTask({ enqueue }, path, pendingTaskSchema.parse(fields))
      for (const [index, level] of noticeLevels.entries())
        for (const { path, version } of notices[index] ?? []) {
          if (!this.isNew(path, version)) continue
          const [, orgId = '', , key = ''] = path.split('/')
          await enqueue('notifyClients', { region, orgId, level, key: decodeURIComponent(key) })
        }
    }
  }

  /** Returns whether a document was written since the creation and is seen for the first time. */
  private isNew(path: string, version: string): boolean {
    if (this.seen.has(path) || Date.parse(version) < this.since) return false
    this.seen.add(path)
    return true
  }
}
