import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { readHere } from '#test/readHere.ts'
import { minuteMs } from '../../shared/durations.ts'
import { knowledgeSourceSchema } from '../../shared/knowledge/knowledge.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions/regions.ts'
import { readDocument, readQuery } from '../../store/documents.ts'
import { taskKinds } from '../kernel/tasks/taskKinds.ts'
import { claimSlot, maxTasksAtOnce, releaseSlot, taskSlotsSchema } from '../kernel/tasks/taskSlots.ts'
import { createAgent } from '../agents/createAgent.ts'
import { addKnowledgeText } from '../knowledge/sources/addKnowledgeText.ts'
import { sweepKnowledge } from '../knowledge/sources/sweepKnowledge.ts'
import { createWorkspace } from '../workspaces/members/createWorkspace.ts'
import { runTask } from './runTask.ts'

beforeAll(clearDatabases)
beforeEach(() => {
  // A task that fails is logged.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** Creates an agent with texts that wait to be read, and a reader that waits until the test opens it. */
async function makeReading(region: Region, texts: number) {
  const clock = { now: Date.now() }
  const agent = await makeAgent(region)
  const open = Promise.withResolvers<void>()
  const reading = { now: 0, most: 0 }
  const ports = makePorts({
    now: () => clock.now,
    parseFile: async (file, deadlineMs) => {
      reading.now++
      reading.most = Math.max(reading.most, reading.now)
      await open.promise
      reading.now--
      return readHere.parseFile(file, deadlineMs)
    },
  })
  for (let number = 1; number <= texts; number++)
    await addKnowledgeText(ports, agent.caller, {
      ...agent,
      title: `Text ${number}`,
      text: `The cat number ${number} is called Minka.`,
      attemptId: randomUUID(),
    })
  const { tasks } = ports
  /** Delivers all waiting tasks at the same time; those that find a slot end when the reader is open. */
  const deliverAll = () =>
    Promise.all(
      tasks.waiting
        .splice(0)
        .map((task) => runTask(tasks.context, task.message, { ...task, queue: 'parsing' })),
    )
  const states = async () => {
    const sources = await readQuery(region, paths.knowledgeSources(agent.agentId), knowledgeSourceSchema)
    return sources.map(({ data }) => data.state)
  }
  const slots = async () =>
    (await readDocument(region, paths.taskSlots(agent.caller.uid, 'parsing'), taskSlotsSchema))?.data
      .running ?? []
  return { agent, clock, ports, tasks, reading, open, deliverAll, states, slots }
}

describe.each(oneRegion)('parsing tasks in %s', (region) => {
  it('run four at a time for one workspace, do not delay those of others, and all of them run (H-139)', async () => {
    const { agent, clock, reading, open, deliverAll, tasks, states, slots } = await makeReading(region, 9)
    const delivered = deliverAll()
    await expect
      .poll(() => [reading.now, tasks.waiting.length], { timeout: 15_000 })
      .toEqual([maxTasksAtOnce, 5])
    const waits = tasks.waiting.map(({ at }) => (at - clock.now) / 1_000)
    expect(waits.filter((seconds) => ![1, 2, 3].includes(seconds))).toEqual([])
    const other = await makeReading(region, 1)
    other.open.resolve()
    await other.tasks.run()
    expect(await other.states()).toEqual(['ready'])
    // A second delivery of those that wait finds no slot either, and they come back later each time.
    await deliverAll()
    expect(tasks.waiting).toHaveLength(5)
    open.resolve()
    await delivered
    expect(await slots()).toEqual([])
    while (tasks.waiting.length > 0) {
      clock.now += 3_000
      await deliverAll()
    }
    expect(reading.most).toBe(maxTasksAtOnce)
    expect(new Set(await states())).toEqual(new Set(['ready']))
    expect(await states()).toHaveLength(9)
    expect(await slots()).toEqual([])
    expect(agent.workspaceId).not.toBe(other.agent.workspaceId)
  })

  it('run four at a time in all workspaces of one person (H-146)', async () => {
    const { agent, clock, ports, reading, open, deliverAll, tasks } = await makeReading(region, 3)
    const { workspaceId } = await createWorkspace(ports, agent.caller, {
      region,
      workspaceName: 'Another',
      attemptId: randomUUID(),
    })
    const { agentCreated } = await createAgent(ports, agent.caller, {
      region,
      workspaceId,
      agentName: 'Another agent',
      agentTemplate: 'customer-support',
      attemptId: randomUUID(),
    })
    for (const title of ['One', 'Two', 'Three'])
      await addKnowledgeText(ports, agent.caller, {
        region,
        agentId: agentCreated.ID,
        title,
        text: 'The cat is called Minka.',
        attemptId: randomUUID(),
      })
    const delivered = deliverAll()
    await expect
      .poll(() => [reading.now, tasks.waiting.length], { timeout: 15_000 })
      .toEqual([maxTasksAtOnce, 2])
    open.resolve()
    await delivered
    while (tasks.waiting.length > 0) {
      clock.now += 3_000
      await deliverAll()
    }
    expect(reading.most).toBe(maxTasksAtOnce)
  })

  it('keep the number of their failed tries while they wait, and are given up after the last one (H-139)', async () => {
    const { agent, clock, tasks, states } = await makeReading(region, 1)
    const owner = { region, ownerUid: agent.caller.uid, queue: 'parsing' as const }
    const fill = () =>
      Promise.all(
        ['a', 'b', 'c', 'd'].map((task) =>
          claimSlot(owner, { task, until: clock.now + minuteMs }, clock.now),
        ),
      )
    const task = tasks.waiting.splice(0).find(({ message }) => message.kind === 'readKnowledgeSource')
    const last = taskKinds.readKnowledgeSource.tries - 1
    expect(await fill()).toEqual([true, true, true, true])
    await runTask(tasks.context, task?.message, { queue: 'parsing', id: 'one', failedTries: last })
    // A repetition of the same delivery queues nothing more.
    await runTask(tasks.context, task?.message, { queue: 'parsing', id: 'one', failedTries: last })
    expect(tasks.waiting.map(({ message }) => message.again)).toEqual([{ turn: 1, failedTries: last }])
    const [waiting] = tasks.waiting.splice(0)
    await Promise.all(['a', 'b', 'c', 'd'].map((slot) => releaseSlot(owner, slot)))
    // Its process ends during the last try.
    await runTask(tasks.context, waiting?.message, { queue: 'parsing', id: 'two', failedTries: 1 })
    expect(await states()).toEqual(['failed'])
  })

  it('come back ever later while they wait, so that thousands of them leave the queue to others (H-158)', async () => {
    const { agent, clock, tasks } = await makeReading(region, 1)
    const owner = { region, ownerUid: agent.caller.uid, queue: 'parsing' as const }
    for (const task of ['a', 'b', 'c', 'd'])
      await claimSlot(owner, { task, until: clock.now + minuteMs }, clock.now)
    const task = tasks.waiting.splice(0).find(({ message }) => message.kind === 'readKnowledgeSource')
    const again = { turn: 12, failedTries: 0 }
    await runTask(tasks.context, { ...task?.message, again }, { queue: 'parsing', id: 'one', failedTries: 0 })
    const [waiting] = tasks.waiting
    const minutes = ((waiting?.at ?? 0) - clock.now) / minuteMs
    expect(minutes).toBeGreaterThanOrEqual(2.5)
    expect(minutes).toBeLessThanOrEqual(7.6)
  })

  it('free the slot of a process that ended after its deadline (H-139)', async () => {
    const { agent, clock } = await makeReading(region, 0)
    const owner = { region, ownerUid: agent.caller.uid, queue: 'parsing' as const }
    const claim = (task: string) => claimSlot(owner, { task, until: clock.now + minuteMs }, clock.now)
    const first = await Promise.all(Array.from({ length: 12 }, (_, number) => claim(`task ${number}`)))
    expect(first.filter(Boolean)).toHaveLength(maxTasksAtOnce)
    // The next try of a task whose process ended continues in its slot.
    expect(await claim(`task ${first.indexOf(true)}`)).toBe(true)
    expect(await claim('late')).toBe(false)
    clock.now += minuteMs
    expect(await claim('late')).toBe(true)
  })

  it('keep the sweep from giving up sources of their workspace while they wait (H-139)', async () => {
    const { agent, clock, ports, states } = await makeReading(region, 1)
    const owner = { region, ownerUid: agent.caller.uid, queue: 'parsing' as const }
    const claim = (task: string) => claimSlot(owner, { task, until: clock.now + 300 * minuteMs }, clock.now)
    for (const task of ['a', 'b', 'c', 'd']) await claim(task)
    clock.now += 30 * minuteMs
    expect(await claim('waiting')).toBe(false)
    clock.now += 30 * minuteMs
    await sweepKnowledge(ports, region)
    expect(await states()).toEqual(['processing'])
    clock.now += 30 * minuteMs
    await sweepKnowledge(ports, region)
    expect(await states()).toEqual(['failed'])
  })
})
