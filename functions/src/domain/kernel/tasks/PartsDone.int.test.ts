import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { oneRegion } from '#test/oneRegion.ts'
import { Writes } from '../../../store/commit.ts'
import { PartsDone } from './PartsDone.ts'
import { taskKinds } from './taskKinds.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

describe.each(oneRegion)('the parts of a task in %s', (region) => {
  function openTask() {
    const subject = randomUUID()
    const clock = { now: Date.now() }
    const ran: number[] = []
    /** Runs parts in a new try of the task, as another process would. */
    const run = async (count: number, act: (part: number) => Promise<unknown> = async () => undefined) => {
      const parts = await PartsDone.read(region, subject, { kind: 'notifyClients', now: () => clock.now })
      for (let part = 0; part < count; part++)
        await parts.doOnce('Running a part', `part${part}`, async () => {
          ran.push(part)
          await act(part)
        })
      await parts.end()
    }
    return { clock, ran, run }
  }
  const numbers = (count: number) => Array.from({ length: count }, (_, part) => part)

  it('stop before the deadline of a try, are stored as far as done, and continue with the next one', async () => {
    const { clock, ran, run } = openTask()
    const slow = async () => void (clock.now += 10_000)
    await expect(run(15, slow)).rejects.toMatchObject({ code: 'unavailable' })
    expect(ran.length * 10).toBeLessThan(taskKinds.notifyClients.deadlineSeconds)
    await run(15, slow)
    expect(ran).toEqual(numbers(15))
  })

  it('are not lost to one that hangs until the end of the try', async () => {
    const { clock, ran, run } = openTask()
    const end = clock.now + taskKinds.notifyClients.deadlineSeconds * 1_000 - 15_000
    const hanging = async (part: number) => {
      if (part === 1) clock.now = end - 1
      if (part === 2) await new Promise(() => undefined)
    }
    await expect(run(3, hanging)).rejects.toMatchObject({ code: 'unavailable' })
    await run(3)
    expect(ran).toEqual([0, 1, 2, 2])
  })

  it('stop at a failed write, which is repeated at the end of the try', async () => {
    const { ran, run } = openTask()
    vi.spyOn(Writes.prototype, 'commit').mockRejectedValueOnce(new Error('no'))
    await expect(run(50)).rejects.toMatchObject({ code: 'unavailable' })
    expect(ran).toEqual(numbers(20))
    await run(50)
    expect(ran).toEqual(numbers(50))
  })
})
