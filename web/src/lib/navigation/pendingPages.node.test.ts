import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followPage, isPageSlow, onPageSlow } from './pendingPages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('followPage', () => {
  it('reports a loading page after 400 ms, until it is loaded', async () => {
    const listener = vi.fn()
    onPageSlow(listener)
    const { promise, resolve } = Promise.withResolvers<string>()
    const page = followPage(promise)
    vi.advanceTimersByTime(399)
    expect(isPageSlow()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isPageSlow()).toBe(true)
    resolve('page')
    expect(await page).toBe('page')
    expect(isPageSlow()).toBe(false)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('reports no quick page, and stops when one fails to load', async () => {
    await followPage(Promise.resolve('page'))
    vi.advanceTimersByTime(500)
    expect(isPageSlow()).toBe(false)
    const { promise, reject } = Promise.withResolvers<string>()
    const page = followPage(promise)
    vi.advanceTimersByTime(500)
    reject(new Error('gone'))
    await expect(page).rejects.toThrow('gone')
    expect(isPageSlow()).toBe(false)
  })
})
