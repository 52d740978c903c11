import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, expect, it } from 'vitest'

const originals = Object.getOwnPropertyDescriptors(AsyncLocalStorage.prototype)
afterAll(() => void Object.defineProperties(AsyncLocalStorage.prototype, originals))

it('runs work with what it is given, in an empty store', async () => {
  await import('./withoutAsyncContexts.ts')
  const storage = new AsyncLocalStorage<string>()
  const work = (one: number, other: number) => [one + other, storage.getStore()]
  expect(storage.run('a request', work, 1, 2)).toEqual([3, {}])
})
