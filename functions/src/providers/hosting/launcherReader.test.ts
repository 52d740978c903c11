import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, expect, it } from 'vitest'
import { launcherReader } from './launcherReader.ts'

let text = 'first'
let status = 200
let asked = 0
const server = createServer((_request, response) => {
  asked++
  response.writeHead(status).end(text)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
afterAll(() => void server.close())

it('fetches the launcher once a minute, and keeps the one before while there is no answer', async () => {
  let now = 0
  const read = launcherReader(origin, () => now)
  status = 500
  await expect(read()).rejects.toThrow('500')
  status = 200
  expect(await Promise.all([read(), read()])).toEqual(['first', 'first'])
  expect(asked).toBe(2)
  now = 60_000
  text = 'second'
  expect(await read()).toBe('second')
  now = 120_000
  status = 500
  expect(await read()).toBe('second')
  status = 200
  text = 'third'
  expect(await read()).toBe('third')
})
