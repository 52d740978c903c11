import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followPage, isPageSlow, onPageSlow } from './pendingPages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('says that a page is on its way when it takes longer than 400 ms, and until it is there', async () => {
  const told = vi.fn()
  onPageSlow(told)
  const { promise, resolve } = Promise.withResolvers<string>()
  const page = followPage(promise)
  vi.advanceTimersByTime(399)
  expect(isPageSlow()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isPageSlow()).toBe(true)
  resolve('page')
  expect(await page).toBe('page')
  expect(isPageSlow()).toBe(false)
  expect(told).toHaveBeenCalledTimes(2)
})

it('says nothing of one that is quick, and stops when one does not come', async () => {
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
