import { beforeAll, describe, expect, it } from 'vitest'
import { makeChannelWorld } from '#test/channels/channelWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { testSigning } from '#test/testSigning.ts'
import { receiveAll } from '../chat/channels/incoming/receive.ts'
import { incomingSchema } from '../kernel/channels/Thread.ts'
import { maxTasksOfInstance } from '../kernel/tasks/instanceSlots.ts'
import { runTask } from './runTask.ts'

beforeAll(clearDatabases)

describe('an instance that answers chats', () => {
  it(
    'answers eight of one person at a time, so that they leave room for those of others (H-157)',
    { timeout: 60_000 },
    async () => {
      const chats = maxTasksOfInstance + 5
      const { agent, clock, ports, vendor, conversations } = await makeChannelWorld()
      const open = Promise.withResolvers<void>()
      const served = { now: 0, most: 0 }
      vendor.adapter.isConnected = async () => {
        served.now++
        served.most = Math.max(served.most, served.now)
        await open.promise
        served.now--
        return true
      }
      await receiveAll(
        { ports, signing: testSigning },
        Array.from({ length: chats }, (_, number) => ({
          region: 'eu',
          agentId: agent.agentId,
          kind: 'telegram',
          account: '42',
          address: `person${number}`,
          incoming: incomingSchema.parse({ id: `message${number}`, at: clock.now, text: 'Are you open?' }),
        })),
      )
      const { tasks } = ports
      const deliverAll = () =>
        Promise.all(
          tasks.waiting
            .splice(0)
            .map((task) => runTask(tasks.context, task.message, { ...task, queue: 'work' })),
        )
      const delivered = deliverAll()
      await expect
        .poll(() => [served.now, tasks.waiting.length], { timeout: 20_000 })
        .toEqual([maxTasksOfInstance, 5])
      const waits = tasks.waiting.map(({ at }) => Math.floor((at - clock.now) / 1_000))
      // A chat that waits is gathered with its next messages, for a second at most.
      expect(waits.filter((seconds) => seconds < 1 || seconds > 3)).toEqual([])
      open.resolve()
      await delivered
      while (tasks.waiting.length > 0) {
        clock.now += 5_000
        await deliverAll()
      }
      expect(served.most).toBe(maxTasksOfInstance)
      expect(await conversations()).toHaveLength(chats)
      expect(vendor.taken.filter(({ part }) => part === 'answer.')).toHaveLength(chats)
    },
  )
})
