import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { calendarWorld, hourFromNow } from '#test/chat/calendars.ts'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { hourMs } from '../../../../shared/durations.ts'
import { runLimits } from '../booking/bookingLimits.ts'
import { cancelAppointment, cancelOnce } from '../booking/cancelAppointment.ts'
import { sweepAppointmentMails } from './sweepAppointmentMails.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('an appointment and its emails in %s', (region) => {
  it('emails one side although the other’s email fails, and repeats the same email', async () => {
    const { book, ports, mailTo } = await calendarWorld(region)
    const tried: Parameters<typeof ports.mail.send>[0][] = []
    const { mail: service } = ports
    ports.mail = {
      send: async (mail) => {
        tried.push(mail)
        if (mail.to !== mailTo && tried.length < 3) throw new Error('The address is refused')
        await service.send(mail)
      },
    }
    await book(hourFromNow(), { email: 'ada@example.com' })
    await ports.tasks.run()
    // The mail service recognises a repeated email by its key.
    const sent = new Map(ports.sent.map(({ idempotencyKey, to }) => [idempotencyKey, to]))
    expect([...sent.values()]).toEqual([mailTo, 'ada@example.com'])
    const toVisitor = tried.filter(({ to }) => to === 'ada@example.com')
    expect(toVisitor).toHaveLength(2)
    expect(toVisitor[0]).toEqual(toVisitor[1])
  })

  it('emails both sides after hours without a mail service, whatever was tried', async () => {
    const { book, ports, clock, mailTo, appointments } = await calendarWorld(region)
    const { mail: service } = ports
    const tried: string[] = []
    ports.mail = {
      send: ({ to }) => {
        tried.push(to)
        return Promise.reject(new Error('The service is down'))
      },
    }
    const email = `ada-${randomUUID()}@example.com`
    await book(hourFromNow(), { email })
    await ports.tasks.run()
    for (let hours = 0; hours < 2; hours++) {
      clock.now += hourMs
      await sweepAppointmentMails(ports, region)
      await ports.tasks.run()
    }
    // More tries than the daily limit of one email.
    expect(tried.filter((to) => to === email).length).toBeGreaterThan(10)
    ports.mail = service
    clock.now += hourMs
    await sweepAppointmentMails(ports, region)
    await ports.tasks.run()
    const ours = ports.sent.map(({ to }) => to).filter((to) => to === email || to === mailTo)
    expect(ours.toSorted()).toEqual([email, mailTo])
    const mails = { visitor: 'sent', host: 'sent' }
    expect(await appointments()).toMatchObject([{ mailDueAt: 0, mails }])
  })

  it('gives up a side that no email reaches for a day, and shows it', async () => {
    const { book, ports, clock, mailTo, appointments } = await calendarWorld(region)
    const { mail: service } = ports
    const tried: string[] = []
    ports.mail = {
      send: async (mail) => {
        tried.push(mail.to)
        if (mail.to === mailTo) throw new Error('The address is refused')
        await service.send(mail)
      },
    }
    const email = `ada-${randomUUID()}@example.com`
    await book(hourFromNow(90), { email })
    await ports.tasks.run()
    clock.now += 23 * hourMs
    await sweepAppointmentMails(ports, region)
    await ports.tasks.run()
    expect((await appointments())[0]?.mailDueAt).toBeGreaterThan(0)
    clock.now += hourMs
    await sweepAppointmentMails(ports, region)
    await ports.tasks.run()
    const mails = { visitor: 'sent', host: 'givenUp' }
    expect(await appointments()).toMatchObject([{ mailDueAt: 0, mails }])
    expect(tried.filter((to) => to === email)).toHaveLength(1)
    tried.length = 0
    clock.now += hourMs
    await sweepAppointmentMails(ports, region)
    await ports.tasks.run()
    expect(tried).toEqual([])
  })

  it('sends ten emails a day to one email address, and shows who got none', async () => {
    const { book, ports, appointments } = await calendarWorld(region)
    const email = 'ada@example.com'
    for (let hours = 0; hours < 11; hours++) await book(hourFromNow(24 + hours), { email })
    await ports.tasks.runTwice()
    const keys = ports.sent.filter(({ to }) => to === email).map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(10)
    const visitors = (await appointments()).map(({ mails }) => mails.visitor)
    expect(visitors.filter((mail) => mail === 'givenUp')).toHaveLength(1)
  })

  it('is booked without emails above the limit of a network, which leaves the owner’s emails to others (H-118)', async () => {
    const { book, ports, mailTo, appointments } = await calendarWorld(region)
    const bookFrom = async (networks: string[], times: number, first: number) => {
      for (let hours = 0; hours < times; hours++)
        expect(await book(hourFromNow(first + hours), { networks })).toMatchObject({ kind: 'booked' })
    }
    for (const [at, ip] of ['203.0.113.1', '203.0.113.2', '203.0.113.3'].entries())
      await bookFrom([ip, '203.0.113.0/24'], 12, 24 + at * 12)
    await bookFrom(['198.51.100.1', '198.51.100.0/24'], 1, 90)
    await ports.tasks.runTwice()
    const keysTo = (isHost: boolean) =>
      ports.sent.filter(({ to }) => (to === mailTo) === isHost).map(({ idempotencyKey }) => idempotencyKey)
    // Ten of each of two IPs, none of the third, one of the other network, and a summary of the hour.
    const hosts = new Set(keysTo(true))
    expect(hosts.size).toBe(22)
    expect(new Set(keysTo(false)).size).toBe(21)
    const summary = ports.sent.find(({ subject }) => subject === 'More changes in Salon')
    expect(summary).toMatchObject({
      to: mailTo,
      text: expect.stringContaining('canceled 16 more appointments'),
    })
    const stored = await appointments()
    expect(
      stored.filter(({ mails }) => mails.host === 'givenUp' && mails.visitor === 'givenUp'),
    ).toHaveLength(16)
    expect(stored.every(({ mailDueAt }) => mailDueAt === 0)).toBe(true)
    expect(JSON.stringify(stored)).not.toContain('203.0.113')
  })

  it('is booked and cancelled again and again without more emails than the limit, and members cancel with emails', async () => {
    const { book, ports, ref, caller, mailTo } = await calendarWorld(region)
    const networks = ['203.0.113.1', '203.0.113.0/24']
    for (let times = 0; times < 8; times++) {
      const ID = `run${times}`
      await book(hourFromNow(24), { ID, networks })
      await ports.tasks.run()
      const limits = runLimits({ workspaceId: ref.workspaceId, networks }, ports.now)
      await cancelOnce(ports, ref, ID, { key: `${ID}-off`, limits })
      await ports.tasks.run()
    }
    const isSummary = ({ subject }: { subject: string }) => subject.startsWith('More changes')
    const toHost = () => ports.sent.filter((mail) => mail.to === mailTo && !isSummary(mail))
    expect(toHost()).toHaveLength(10)
    await book(hourFromNow(30), { ID: 'late', networks })
    await cancelAppointment(ports, caller, { ...ref, appointmentId: 'late' })
    await ports.tasks.run()
    expect(toHost()).toHaveLength(11)
  })

  it('is emailed about sixty times a day for all visitors together whose network is unknown', async () => {
    const { book, ports, appointments } = await calendarWorld(region)
    for (let hours = 0; hours < 62; hours++) await book(hourFromNow(24 + hours))
    await ports.tasks.run()
    expect((await appointments()).filter(({ mails }) => mails.host === 'givenUp')).toHaveLength(2)
  })

  it('emails later about a booking made while the queue was unavailable', async () => {
    const { book, ports, clock, mailTo } = await calendarWorld(region)
    ports.tasks.setOutage(true)
    expect(await book(hourFromNow())).toMatchObject({ kind: 'booked' })
    ports.tasks.setOutage(false)
    await ports.tasks.run()
    expect(ports.sent).toEqual([])
    clock.now += hourMs
    await sweepAppointmentMails(ports, region)
    await ports.tasks.run()
    expect(ports.sent.filter(({ to }) => to === mailTo)).toHaveLength(1)
    ports.sent.length = 0
    clock.now += hourMs
    await sweepAppointmentMails(ports, region)
    await ports.tasks.run()
    expect(ports.sent).toEqual([])
  })
})
