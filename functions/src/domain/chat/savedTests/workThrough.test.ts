import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { workThrough } from './workThrough.ts'

const numbers = () => Array.from({ length: 12 }, (_, at) => at)

describe('workThrough', () => {
  it('works on all entries, some at once', async () => {
    const done: number[] = []
    let [running, most] = [0, 0]
    await workThrough(numbers(), { atOnce: 5, mayBegin: () => true }, async (entry) => {
      most = Math.max(most, ++running)
      await sleep(1)
      running--
      done.push(entry)
    })
    expect(done.toSorted((one, other) => one - other)).toEqual(numbers())
    expect(most).toBe(5)
  })

  it('begins no other entry after a failure, and throws it when those that have begun are over (H-183)', async () => {
    const begun: number[] = []
    let running = 0
    const failing = workThrough(numbers(), { atOnce: 5, mayBegin: () => true }, async (entry) => {
      begun.push(entry)
      running++
      await sleep(entry === 0 ? 1 : 30)
      running--
      if (entry === 0) throw new Error('The model is not available.')
    })
    await expect(failing).rejects.toThrow('not available')
    expect(begun).toEqual([0, 1, 2, 3, 4])
    expect(running).toBe(0)
  })

  it('leaves entries in the queue that may not begin any more', async () => {
    const queue = numbers()
    let begun = 0
    await workThrough(queue, { atOnce: 2, mayBegin: () => begun < 3 }, async () => void begun++)
    expect(queue).toEqual(numbers().slice(3))
  })
})
