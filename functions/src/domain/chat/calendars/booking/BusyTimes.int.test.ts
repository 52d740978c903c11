import { once } from 'node:events'
import { createServer } from 'node:http'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { calendarDraft, calendarWorld, hourFromNow } from '#test/chat/calendars.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { safeFetch } from '../../../../providers/fetch/safeFetch.ts'
import { minuteMs, secondMs } from '../../../../shared/durations.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { calendarRunner } from '../calendarRunner.ts'
import { calendarTools } from '../calendarTools.ts'
import { readCalendar, saveCalendar } from '../saveCalendar.ts'
import { timeIn } from '../times/timeWords.ts'

beforeAll(clearDatabases)

/** Creates a calendar with an external one, whose server can stop to respond. */
async function makeWorld(region: Region) {
  const { caller, ref, clock } = await calendarWorld(region, { aheadDays: 180 })
  const outside = { isHanging: false, requests: 0 }
  const server = createServer((_request, response) => {
    outside.requests++
    if (!outside.isHanging)
      response.writeHead(200, { 'content-type': 'text/calendar' }).end('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const url = server.address()
  const port = typeof url === 'object' && url ? url.port : 0
  const web = safeFetch({ aboutUrl: 'https://app.example', localPort: port, totalMs: 200 })
  const ports = makePorts({ now: () => clock.now, web })
  const calendar = calendarDraft({ aheadDays: 180 })
  const busyUrl = `http://feed.localhost:${port}/basic.ics`
  await saveCalendar(ports, caller, { ...ref, seq: 1, calendar, busyAddress: busyUrl })
  Object.assign(outside, { isHanging: true, requests: 0 })
  const runTool = calendarRunner(ports)
  const run = async (operation: 'find' | 'book', given: object) => {
    const tools = calendarTools((await readCalendar(ref))!)
    return runTool({
      ...ref,
      tool: tools.find((tool) => tool.operation === operation)!,
      arguments: JSON.stringify(given),
      key: 'run-1',
      signal: new AbortController().signal,
      conversation: { region, agentId: 'agent1', conversationId: 'conversation1' },
      visitor: { id: '', provedId: '', language: 'en', timeZone: '', isTest: false },
    })
  }
  return { run, clock, outside }
}

describe.each(oneRegion)('an external calendar that does not respond in %s', (region) => {
  it('is asked once in half a minute, and then again (H-184)', async () => {
    const { run, clock, outside } = await makeWorld(region)
    const isUnknown = { ended: 'failed', answer: expect.stringContaining('not known at the moment') }
    expect(await run('find', {})).toMatchObject(isUnknown)
    expect(await run('find', { days: 14 })).toMatchObject(isUnknown)
    expect(outside.requests).toBe(1)
    outside.isHanging = false
    clock.now += 31 * secondMs
    expect(await run('find', {})).toMatchObject({ ended: 'ok' })
  })

  it('is asked once while other times are looked for (H-184)', async () => {
    const { run, clock, outside } = await makeWorld(region)
    const time = timeIn('Europe/Berlin', hourFromNow() + minuteMs)
    // Each look at the clock is later than the memory of a failure.
    const now = Date.now()
    let looks = 0
    Object.defineProperty(clock, 'now', { get: () => now + ++looks * minuteMs })
    const booked = await run('book', { time, name: 'Ada', email: 'ada@example.com' })
    expect(booked.answer).toContain('not free')
    expect(outside.requests).toBe(1)
  })
})
