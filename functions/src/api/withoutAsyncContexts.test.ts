import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, expect, it } from 'vitest'

const original = Object.getOwnPropertyDescriptor(AsyncLocalStorage.prototype, 'run') ?? {}
afterAll(() => void Object.defineProperty(AsyncLocalStorage.prototype, 'run', original))

it('runs work with what it is given, and without a store', async () => {
  await import('./withoutAsyncContexts.ts')
  const storage = new AsyncLocalStorage<string>()
  const work = (one: number, other: number) => [one + other, storage.getStore()]
  expect(storage.run('a request', work, 1, 2)).toEqual([3, undefined])
})
