import { createServer } from 'node:http'
import { once } from 'node:events'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { makeClient, makeOrganisation } from '#test/agency/agencies.ts'
import { calendarDraft, calendarWorld, hourFromNow, wanting } from '#test/chat/calendars.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { safeFetch } from '../../../providers/fetch/safeFetch.ts'
import { hourMs, minuteMs } from '../../../shared/durations.ts'
import { calendarSchema } from '../../../shared/tools/calendar/calendars.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import { BusyTimes } from './booking/BusyTimes.ts'
import { bookAppointment } from './booking/bookAppointment.ts'
import { cancelAppointment } from './booking/cancelAppointment.ts'
import { archiveCalendar, deleteCalendar } from './deleteCalendar.ts'
import { saveCalendar } from './saveCalendar.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('a calendar in %s', (region) => {
  it.each([1, 3])(
    'gives a time with %i places to as many of twenty simultaneous requests',
    async (places) => {
      const { book, appointments } = await calendarWorld(region, { places })
      const start = hourFromNow()
      const all = await Promise.all(Array.from({ length: 20 }, () => book(start)))
      expect(all.filter(({ kind }) => kind === 'booked')).toHaveLength(places)
      expect(all.filter(({ kind }) => kind === 'notFree')).toHaveLength(20 - places)
      expect(await appointments()).toHaveLength(places)
    },
  )

  it('keeps the buffer between two appointments, also across midnight', async () => {
    const { book, appointments, ref, caller, ports } = await calendarWorld(region, { bufferMinutes: 60 })
    const midnight = new Date(hourFromNow(48)).setUTCHours(0, 0, 0, 0)
    // Times begin every two hours by the calendar's own clocks; only one of each pair is a slot.
    const around = [-2, -1, 0, 1].map((hours) => midnight + hours * hourMs)
    await Promise.all(around.map((start) => book(start)))
    const calendar = calendarDraft({ bufferMinutes: 30 })
    await saveCalendar(ports, caller, { ...ref, seq: 1, calendar })
    await Promise.all(around.map((start) => book(start + hourMs / 2)))
    const booked = (await appointments()).toSorted((one, other) => one.start - other.start)
    expect(booked.length).toBeGreaterThan(0)
    for (const [at, { start }] of booked.entries()) {
      const before = booked[at - 1]
      if (before) expect(start - before.end).toBeGreaterThanOrEqual(hourMs / 2)
    }
  })

  it('is not booked out by one network, whichever conversations it begins (H-173)', async () => {
    const { book, appointments } = await calendarWorld(region, { places: 20 })
    const networks = ['203.0.113.1', '203.0.113.0/24']
    const bookNext = (at: number) =>
      book(hourFromNow(24 + (at % 2)), { conversationId: `conversation${at}`, networks })
    for (let at = 0; at < 20; at++) expect(await bookNext(at)).toMatchObject({ kind: 'booked' })
    expect(await bookNext(20)).toMatchObject({ kind: 'tooMany' })
    expect(await book(hourFromNow(), { networks: ['198.51.100.1'] })).toMatchObject({ kind: 'booked' })
    expect(await appointments()).toHaveLength(21)
  })

  it('counts a booking once towards the limit of a network, however often it is tried', async () => {
    const { book, appointments } = await calendarWorld(region, { places: 20 })
    const networks = ['203.0.113.1']
    const bookNext = (at: number) => {
      const start = hourFromNow(at < 20 ? 24 : 25)
      return book(start, { conversationId: `conversation${at}`, networks })
    }
    // All change the same day, so that most are tried several times.
    const booked = await Promise.all(Array.from({ length: 20 }, (_, at) => bookNext(at)))
    expect(booked.map(({ kind }) => kind)).toEqual(Array.from({ length: 20 }, () => 'booked'))
    expect(await bookNext(20)).toMatchObject({ kind: 'tooMany' })
    expect(await appointments()).toHaveLength(20)
  })

  it('books once for a key, also when it is repeated, and emails both sides once', async () => {
    const { book, appointments, ports, mailTo } = await calendarWorld(region)
    const start = hourFromNow()
    const attendee = { ID: 'run1', email: 'ada@example.com', conversationId: 'conversation1' }
    await Promise.all(Array.from({ length: 5 }, () => book(start, attendee)))
    expect(await book(start + hourMs, attendee)).toMatchObject({ kind: 'booked', appointment: { start } })
    expect(await appointments()).toHaveLength(1)
    ports.tasks.kill('mailAppointment', 'after')
    await ports.tasks.runTwice()
    expect(new Set(ports.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
    expect(ports.sent.map(({ to }) => to).toSorted()).toEqual(['ada@example.com', mailTo])
  })

  it('requires a confirmed email of its creator', async () => {
    const { ref, ports, caller } = await calendarWorld(region)
    const input = { ...ref, seq: 1, calendar: calendarDraft() }
    const unconfirmed = { ...caller, emailVerified: false }
    await expect(saveCalendar(ports, unconfirmed, input)).rejects.toMatchObject({
      code: 'email-not-verified',
    })
  })

  it('refuses clients and strangers', async () => {
    const { ref, ports } = await calendarWorld(region)
    const { caller: stranger } = await makeAccount(region)
    const { asClient } = await makeClient(await makeOrganisation(region))
    for (const who of [stranger, asClient])
      for (const attempt of [
        () => saveCalendar(ports, who, { ...ref, seq: 1, calendar: calendarDraft() }),
        () => archiveCalendar(ports, who, { ...ref, isArchived: true }),
        () => deleteCalendar(ports, who, ref),
        () => cancelAppointment(ports, who, { ...ref, appointmentId: 'appointment1' }),
      ])
        await expect(attempt()).rejects.toMatchObject({ code: 'permission-denied' })
  })
})

describe.each(oneRegion)('an appointment in %s', (region) => {
  it('cancels once, emails both sides in the visitor’s language, and frees the time', async () => {
    const { book, caller, ref, ports, appointments } = await calendarWorld(region)
    const start = hourFromNow()
    await book(start, { ID: 'run11111', language: 'de', email: 'ada@example.com' })
    await ports.tasks.run()
    const confirmationMail = ports.sent.find(({ to }) => to === 'ada@example.com')
    expect(confirmationMail).toMatchObject({
      to: 'ada@example.com',
      subject: expect.stringMatching(/^Ihr Termin/),
    })
    ports.sent.length = 0
    const appointmentId = 'run11111'
    await Promise.all([1, 2].map(() => cancelAppointment(ports, caller, { ...ref, appointmentId })))
    await ports.tasks.runTwice()
    const subjects = ports.sent.map(({ subject }) => subject)
    expect(subjects).toHaveLength(2)
    expect(subjects.every((subject) => subject.startsWith('Abgesagt'))).toBe(true)
    const files = ports.sent.map(({ attachments }) => attachments?.[0]?.content.toString('utf8') ?? '')
    for (const file of files) {
      expect(file).toContain('METHOD:CANCEL')
      expect(file).toMatch(/UID:run11111\r\nSEQUENCE:1\r\n/)
    }
    expect(await book(start)).toMatchObject({ kind: 'booked' })
    expect((await appointments()).map(({ state }) => state).toSorted()).toEqual(['booked', 'cancelled'])
  })

  it('books within notice, days ahead and opening hours, and a few per conversation', async () => {
    const { book } = await calendarWorld(region, { noticeHours: 24, aheadDays: 2 })
    expect(await book(hourFromNow(2))).toMatchObject({ kind: 'notFree' })
    expect(await book(hourFromNow(60))).toMatchObject({ kind: 'notFree' })
    expect(await book(hourFromNow(30) + minuteMs)).toMatchObject({ kind: 'notFree' })
    const mine = { conversationId: 'conversation1' }
    for (const hours of [26, 28, 30])
      expect(await book(hourFromNow(hours), mine)).toMatchObject({ kind: 'booked' })
    expect(await book(hourFromNow(32), mine)).toMatchObject({ kind: 'tooMany' })
  })

  it('prevents the deletion of its calendar until it is over', async () => {
    const { book, caller, ref, ports, clock, appointments } = await calendarWorld(region)
    await book(hourFromNow())
    await archiveCalendar(ports, caller, { ...ref, isArchived: true })
    expect(await book(hourFromNow(30))).toEqual({ kind: 'gone' })
    await expect(deleteCalendar(ports, caller, ref)).rejects.toMatchObject({
      refusal: { key: 'calendarHasAppointments' },
    })
    await ports.tasks.run()
    expect(await appointments()).toHaveLength(1)
    clock.now += 48 * hourMs
    await deleteCalendar(ports, caller, ref)
    await ports.tasks.run()
    expect(await appointments()).toEqual([])
    expect(await book(hourFromNow(90))).toEqual({ kind: 'gone' })
  })

  it('is deleted with its calendar, which could not be deleted before', async () => {
    const { book, caller, ref, ports, clock, appointments } = await calendarWorld(region)
    const appointmentId = 'run22222'
    await book(hourFromNow(), { ID: appointmentId })
    await expect(deleteCalendar(ports, caller, ref)).rejects.toMatchObject({
      refusal: { key: 'calendarHasAppointments' },
    })
    clock.now += hourMs / 6
    await ports.tasks.runDue(clock.now)
    await cancelAppointment(ports, caller, { ...ref, appointmentId })
    await deleteCalendar(ports, caller, ref)
    expect(await appointments()).toHaveLength(1)
    clock.now += hourMs / 6
    await ports.tasks.runDue(clock.now)
    expect(await appointments()).toEqual([])
  })

  it('refuses times at which the external calendar is busy, or while it cannot be read', async () => {
    const { caller, ref, clock } = await calendarWorld(region)
    const start = hourFromNow()
    const written = new Date(start).toISOString().replaceAll(/[-:]|\.\d+/g, '')
    const outside = { text: '' }
    const server = createServer((_request, response) =>
      response.writeHead(outside.text ? 200 : 500, { 'content-type': 'text/calendar' }).end(outside.text),
    ).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const url = server.address()
    const port = typeof url === 'object' && url ? url.port : 0
    const web = safeFetch({ aboutUrl: 'https://app.example', localPort: port })
    const ports = makePorts({ now: () => clock.now, web })
    const busyUrl = `http://feed.localhost:${port}/a-secret/basic.ics`
    const save = (seq: number, changes: object) =>
      saveCalendar(ports, caller, { ...ref, seq, calendar: calendarDraft(), ...changes })
    const unreadable = { fieldRefusals: { busyAddress: { key: 'busyUnreadable' } } }
    await expect(save(1, { busyAddress: busyUrl })).rejects.toMatchObject(unreadable)
    const private_ = { busyAddress: 'https://10.0.0.1/basic.ics' }
    await expect(save(1, private_)).rejects.toMatchObject({
      fieldRefusals: { busyAddress: { key: 'busyAddressWrong' } },
    })
    outside.text = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:${written}\r\nDURATION:PT1H\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
    await save(1, { busyAddress: busyUrl })
    const stored = await readDocument(region, paths.calendar(ref.workspaceId, ref.calendarId), calendarSchema)
    expect(stored?.data.busyHost).toBe(`feed.localhost:${port}`)
    expect(JSON.stringify(stored)).not.toContain('a-secret')
    const book = (at: number, busyTimes = new BusyTimes(ports)) =>
      bookAppointment({ ports, busyTimes }, ref, wanting(at))
    expect(await book(start)).toMatchObject({ kind: 'notFree' })
    expect(await book(start + hourMs)).toMatchObject({ kind: 'booked' })
    outside.text = ''
    expect(await book(start + 2 * hourMs)).toMatchObject({ kind: 'unknown' })
    await save(2, { busyAddress: '' })
    expect(await book(start)).toMatchObject({ kind: 'booked' })
  })
})
