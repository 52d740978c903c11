import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makePorts } from '#test/factories.ts'
import { TestQueue } from '#test/serving/TestQueue.ts'
import { planTask } from '../kernel/tasks/planTask.ts'
import { runTask } from './runTask.ts'
import { taskHandlers, type TaskContext } from './taskHandlers.ts'
import { maxTries, type TaskKind, type TaskQueue } from '../kernel/tasks/TaskKind.ts'
import { taskKinds } from '../kernel/tasks/taskKinds.ts'

const source = { region: 'eu' as const, agentId: 'agent', sourceId: 'source' }
const payload = { ...source, at: 1 }

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

describe('a kind of task', () => {
  it.each(Object.entries<TaskKind>(taskKinds))('%s fits its queue', (name, kind) => {
    expect(kind.tries).toBeLessThanOrEqual(maxTries[kind.queue])
    expect(kind.deadlineSeconds).toBeGreaterThanOrEqual(15)
    expect(kind.deadlineSeconds).toBeLessThanOrEqual(540)
    expect(Object.keys(taskHandlers)).toContain(name)
  })
})

describe('a planned task', () => {
  it('has one ID per name, and another for another name, region or kind of ID', () => {
    const plan = (changes: object, id?: string) =>
      planTask('readKnowledgeSource', { ...source, revision: 1, ...changes }, { ...(id && { id }) }, 5_000).id
    expect(plan({})).toBe(plan({}))
    expect(plan({})).toMatch(/^[0-9a-f]{40}$/)
    expect(new Set([plan({}), plan({ revision: 2 }), plan({ region: 'na' }), plan({}, 'mine')]).size).toBe(4)
  })

  it('has another ID each time that it is queued again, the same for a repetition, and its own time', () => {
    const plan = (turn: number) =>
      planTask(
        'readKnowledgeSource',
        { ...source, revision: 1 },
        { delaySeconds: 3, again: { turn, failedTries: 2 } },
        5_000,
      )
    expect(plan(1)).toEqual(plan(1))
    expect(plan(1).id).not.toBe(plan(2).id)
    expect(plan(1).message).toMatchObject({ notBefore: 8_000, again: { turn: 1, failedTries: 2 } })
  })

  it('refuses a payload of another shape', () => {
    const other = { ...source, revision: 1, sourceId: '' }
    expect(() => planTask('readKnowledgeSource', other, {}, 0)).toThrow('sourceId')
  })
})

describe('a delivered task', () => {
  const context = { ports: makePorts(), billing: {} as never } as unknown as TaskContext
  const message = { kind: 'dropKnowledgeFiles', payload }
  const delivery = (failedTries: number, queue: TaskQueue = 'parsing') => ({
    queue,
    id: 'task1',
    failedTries,
  })

  it('is repeated while it fails, then given up once and deleted', async () => {
    const run = vi.spyOn(taskHandlers.dropKnowledgeFiles, 'run').mockRejectedValue(new Error('no'))
    const onGivenUp = vi.fn(async () => undefined)
    vi.spyOn(taskHandlers, 'dropKnowledgeFiles', 'get').mockReturnValue({ run, onGivenUp })
    const { tries } = taskKinds.dropKnowledgeFiles
    for (let failed = 0; failed < tries - 1; failed++) {
      await expect(runTask(context, message, delivery(failed))).rejects.toThrow('no')
      expect(onGivenUp).not.toHaveBeenCalled()
    }
    await runTask(context, message, delivery(tries - 1))
    expect(onGivenUp).toHaveBeenCalledTimes(1)
    expect(console.error).toHaveBeenLastCalledWith('A task was given up', {
      kind: 'dropKnowledgeFiles',
      name: 'agent/source/1',
      id: 'task1',
    })
  })

  it('is given up without another try when its workers have ended instead of failing', async () => {
    const run = vi.fn(async () => undefined)
    const onGivenUp = vi.fn(async () => undefined)
    vi.spyOn(taskHandlers, 'dropKnowledgeFiles', 'get').mockReturnValue({ run, onGivenUp })
    await runTask(context, message, delivery(taskKinds.dropKnowledgeFiles.tries))
    expect(run).not.toHaveBeenCalled()
    expect(onGivenUp).toHaveBeenCalledTimes(1)
  })

  it('is deleted when it cannot be parsed', async () => {
    await runTask(context, { kind: 'constructor', payload }, delivery(0))
    await runTask(context, { kind: 'dropKnowledgeFiles', payload: {} }, delivery(0))
    await runTask(context, 'text', delivery(0))
    expect(console.error).toHaveBeenCalledTimes(3)
  })

  it('is repeated until its last try when it cannot be parsed, because a newer version may know it', async () => {
    for (const unknown of [
      { kind: 'notifyOfTomorrow', payload },
      { kind: 'notifyClients', payload: { day: 1 } },
    ]) {
      for (const failed of [0, maxTries.deliveries - 2])
        await expect(runTask(context, unknown, delivery(failed, 'deliveries'))).rejects.toThrow('unknown')
      await runTask(context, unknown, delivery(maxTries.deliveries - 1, 'deliveries'))
      expect(console.error).toHaveBeenLastCalledWith('A task could not be parsed', {
        kind: unknown.kind,
        id: 'task1',
      })
    }
  })
})

describe('the queue of tests', () => {
  it('takes a name once, delivers late when told to, and again when a worker ends early', async () => {
    const runs: unknown[] = []
    const run = vi.fn(async (_: unknown, input: unknown) => void runs.push(input))
    vi.spyOn(taskHandlers, 'dropKnowledgeFiles', 'get').mockReturnValue({ run })
    const ports = makePorts({ now: () => 1_000 })
    const queue = new TestQueue(() => ports)
    await queue.enqueue('dropKnowledgeFiles', payload, { delaySeconds: 60 })
    await queue.enqueue('dropKnowledgeFiles', payload)
    expect(queue.waiting).toHaveLength(1)
    await queue.runDue(60_999)
    expect(runs).toHaveLength(0)
    queue.kill('dropKnowledgeFiles', 'before')
    await queue.runDue(61_000)
    expect(runs).toHaveLength(0)
    queue.kill('dropKnowledgeFiles', 'after')
    await queue.run()
    expect(runs).toEqual([payload, payload])
    queue.setOutage(true)
    await expect(queue.enqueue('dropKnowledgeFiles', { ...payload, at: 2 })).rejects.toThrow('out of reach')
  })
})
