import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { background, backgroundDone } from '../../domain/kernel/errors/background.ts'
import { minuteMs } from '../../shared/durations.ts'
import { launcherReader } from './launcherReader.ts'

let text = ''
let status = 200
let type = ''
let isHanging = false
let requestCount = 0
const hung: ServerResponse[] = []
const server = createServer((_request, response) => {
  requestCount++
  if (isHanging) hung.push(response)
  else response.writeHead(status, { 'content-type': type }).end(text)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const bound = server.address()
const origin = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
beforeEach(() => {
  text = 'first'
  status = 200
  type = 'text/javascript; charset=utf-8'
  isHanging = false
  requestCount = 0
})
afterAll(() => void server.close())

describe('launcherReader', () => {
  it('fetches the launcher once a minute, and returns the previous one meanwhile', async () => {
    let now = 0
    const read = launcherReader(origin, background, () => now)
    status = 500
    await expect(read()).rejects.toThrow('500')
    status = 200
    expect(await Promise.all([read(), read()])).toEqual(['first', 'first'])
    expect(requestCount).toBe(2)
    now = minuteMs
    text = 'second'
    expect(await Promise.all([read(), read()])).toEqual(['first', 'first'])
    await backgroundDone(5_000)
    expect(await read()).toBe('second')
    expect(requestCount).toBe(3)
  })

  it('returns at once while the hosting hangs, and requests again after ten seconds', async () => {
    let now = 0
    const read = launcherReader(origin, background, () => now)
    await read()
    now = minuteMs
    isHanging = true
    expect(await read()).toBe('first')
    now = 69_999
    expect(await read()).toBe('first')
    await expect.poll(() => requestCount).toBe(2)
    isHanging = false
    text = 'second'
    now = 70_000
    await read()
    await expect.poll(read).toBe('second')
    expect(requestCount).toBe(3)
    for (const response of hung) response.destroy()
  })

  it.each([
    ['a page', () => (type = 'text/html')],
    ['nothing', () => (text = ' ')],
    ['a failure', () => (status = 503)],
    ['something far too long', () => (text = 'a'.repeat(50_001))],
  ])('refuses %s as the launcher', async (_name, change) => {
    let now = 0
    const read = launcherReader(origin, background, () => now)
    await read()
    change()
    now = minuteMs
    await read()
    await backgroundDone(5_000)
    expect(await read()).toBe('first')
    await expect(launcherReader(origin, background, () => now)()).rejects.toThrow(
      'The launcher was answered with',
    )
  })
})
