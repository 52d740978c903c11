import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveTaskQueue } from '#test/serving/serveTaskQueue.ts'
import { queueTasks } from './queueTasks.ts'

let queue: Awaited<ReturnType<typeof serveTaskQueue>>
beforeAll(async () => {
  queue = await serveTaskQueue()
})
afterAll(() => queue.stop())

const payload = { region: 'eu' as const, agentId: 'agent', sourceId: 'source', revision: 1 }

describe('queueTasks', () => {
  it("adds a task to the queue of its kind in its tenant's region, with its deadline and time", async () => {
    await queueTasks.enqueue('readKnowledgeSource', payload, { delaySeconds: 100 })
    const [task] = queue.tasks
    expect(task).toMatchObject({
      queue: 'parsingEu',
      message: { data: { kind: 'readKnowledgeSource', payload } },
      dispatchDeadline: '240s',
    })
    const inSeconds = (Date.parse(task?.scheduleTime ?? '') - Date.now()) / 1_000
    expect(inSeconds).toBeGreaterThan(90)
    expect(inSeconds).toBeLessThan(101)
  })

  it('accepts a task whose name the queue has without queueing it again', async () => {
    await queueTasks.enqueue('readKnowledgeSource', { ...payload, revision: 2 })
    const before = queue.tasks.length
    await queueTasks.enqueue('readKnowledgeSource', { ...payload, revision: 2 })
    expect(queue.tasks).toHaveLength(before)
    await queueTasks.enqueue('readKnowledgeSource', { ...payload, region: 'na', revision: 2 })
    expect(queue.tasks.at(-1)?.queue).toBe('parsingNa')
  })

  it('throws when a task cannot be queued', async () => {
    queue.stop()
    const elsewhere = await serveTaskQueue()
    elsewhere.stop()
    await expect(
      queueTasks.enqueue('readKnowledgeSource', { ...payload, revision: 3 }),
    ).rejects.toMatchObject({ code: 'unavailable' })
  })
})
