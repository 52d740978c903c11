import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { background, backgroundDone } from './background.ts'

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

describe('the runner of work in the background', () => {
  it('logs failing work by its name and ends nothing else', async () => {
    const failing = () => {
      throw new Error('at once')
    }
    background('First', failing)
    background('Second', () => Promise.reject(new Error('later')))
    await backgroundDone(1_000)
    expect(vi.mocked(console.error).mock.calls.map(([, about]) => about)).toEqual([
      { work: 'First', name: 'Error', reason: 'at once' },
      { work: 'Second', name: 'Error', reason: 'later' },
    ])
  })

  it('waits for running work, but no longer than the given time', async () => {
    let isDone = false
    background('Slow', async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      isDone = true
    })
    await backgroundDone(1)
    expect(isDone).toBe(false)
    await backgroundDone(5_000)
    expect(isDone).toBe(true)
  })
})
