import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeHost, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { TestMailDomains } from '#test/agency/TestMailDomains.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { agencySchema } from '../../../shared/agencies/agency.ts'
import { clientSchema } from '../../../shared/agencies/client.ts'
import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { deleteAgency } from '../agencies/deleteAgency.ts'
import { sendClientMail } from '../clientMails/sendClientMail.ts'
import { clearBounce } from '../clients/clearBounce.ts'
import type { MailReport } from '../../kernel/ports/MailDomains.ts'
import { countMailReport } from './countMailReport.ts'
import { mailReputationSchema } from './mailReputation.ts'
import { readMailStanding, retryMails } from './retryMails.ts'

beforeAll(clearDatabases)

const webOrigin = 'https://app.example'

async function openWorld(region: Region) {
  const owned = await makeOrganisation(region)
  await makeHost(owned)
  const client = await makeClient(owned)
  const { agencyId, caller } = owned
  let now = Date.now()
  const service = new TestMailDomains()
  const ports = makePorts({ mailDomains: service, now: () => now })
  const needs = { ports, webOrigin }
  const ref = { region, agencyId }
  const agency = async () => {
    const stored = await readDocument(region, paths.agency(agencyId), agencySchema)
    if (!stored) throw new Error('The agency is gone')
    return stored.data
  }
  return {
    ...owned,
    agencyRef: ref,
    client,
    ports,
    service,
    pass: (milliseconds: number) => (now += milliseconds),
    hear: (report: Partial<MailReport> = {}) =>
      countMailReport(needs, {
        kind: 'bounced',
        id: randomUUID(),
        agency: ref,
        to: client.email,
        ...report,
      }),
    /** Sends an email of the agency; returns whether it was sent. */
    send: async (isNotice: boolean) => {
      const before = ports.sent.length
      const texts = { language: 'en', subject: 'Hello', lead: 'Hello' } as const
      const mail = { ...texts, to: client.email, isNotice, idempotencyKey: randomUUID() }
      await sendClientMail(ports, { region, agency: await agency(), ...mail })
      return ports.sent.length > before
    },
    standing: () => readMailStanding(ports, caller, ref),
    retry: () => retryMails(ports, caller, ref),
    stored: async () =>
      (await readDocument(region, paths.mailReputation(agencyId), mailReputationSchema))?.data,
    told: () => ports.sent.filter(({ to }) => to === caller.email),
    clientDocument: async () =>
      (await readDocument(region, paths.client(client.clientId), clientSchema))?.data,
  }
}

describe.each(oneRegion)('the emails of an agency in %s', (region) => {
  it("are counted for their agency, and stop where too many bounce; another agency's are still sent", async () => {
    const { send, hear, told, standing, ports } = await openWorld(region)
    const other = await openWorld(region)
    for (let count = 0; count < 48; count++) await send(true)
    await hear()
    await hear()
    await hear()
    expect(await standing()).toMatchObject({ sent: 48, bounced: 3, stoppedAt: 0 })
    expect(await send(true)).toBe(true)
    expect(await send(false)).toBe(true)
    await hear()
    expect((await standing()).stoppedAt).toBeGreaterThan(0)
    expect(await send(true)).toBe(false)
    expect(told()).toHaveLength(1)
    await hear()
    expect(told()).toHaveLength(1)
    // An email that a person has asked for is still sent, from our own domain.
    expect(await send(false)).toBe(true)
    expect(ports.sent.at(-1)).not.toHaveProperty('sender.domain')
    expect(ports.sent.at(-1)).toMatchObject({ agency: { region } })
    expect(await other.send(true)).toBe(true)
    expect(await other.standing()).toMatchObject({ bounced: 0, stoppedAt: 0 })
  })

  it('stop no notices where a stranger causes them by a form or receives them (H-131)', async () => {
    const { hear, send, standing, agencyRef, told } = await openWorld(region)
    const agency = { ...agencyRef, isOfForm: true }
    for (let count = 0; count < 4; count++) {
      await hear({ kind: 'complained', agency, to: 'stranger@new.example' })
      await hear({ kind: 'complained', to: 'stranger@new.example' })
    }
    expect(await standing()).toMatchObject({ complained: 0, stoppedAt: 0 })
    expect(await send(true)).toBe(true)
    expect(told()).toEqual([])
  })

  it('resume when the days are better', async () => {
    const { send, hear, pass, standing } = await openWorld(region)
    for (let count = 0; count < 3; count++) await hear({ kind: 'complained' })
    expect(await send(true)).toBe(false)
    pass(6 * dayMs)
    expect(await send(true)).toBe(false)
    pass(dayMs)
    expect(await standing()).toMatchObject({ complained: 0, stoppedAt: 0 })
    expect(await send(true)).toBe(true)
  })

  it('count an event once, even when it is repeated at once', async () => {
    const { hear, standing } = await openWorld(region)
    const id = randomUUID()
    await Promise.all([hear({ id }), hear({ id })])
    await hear({ id })
    expect(await standing()).toMatchObject({ bounced: 1 })
  })

  it('cause another notice to the owner when the first try has failed', async () => {
    const { hear, ports, told } = await openWorld(region)
    await hear({ kind: 'complained' })
    await hear({ kind: 'complained' })
    const works = ports.mail
    ports.mail = { send: () => Promise.reject(new Error('The mail service is down')) }
    const third = { kind: 'complained', id: randomUUID() } as const
    await expect(hear(third)).rejects.toThrow('down')
    ports.mail = works
    await hear(third)
    expect(told()).toHaveLength(1)
  })

  it('can be resumed once a day, and stop again', async () => {
    const { hear, pass, retry, send, standing, told } = await openWorld(region)
    const complain = async () => {
      for (let count = 0; count < 3; count++) await hear({ kind: 'complained' })
    }
    expect(await retry()).toEqual({ success: true })
    await complain()
    expect(await standing()).toMatchObject({ complained: 3, retryAt: 0 })
    await retry()
    expect(await standing()).toMatchObject({ complained: 0, stoppedAt: 0 })
    expect(await send(true)).toBe(true)
    await complain()
    expect(told()).toHaveLength(2)
    await expect(retry()).rejects.toMatchObject({ code: 'resource-exhausted' })
    expect((await standing()).retryAt).toBeGreaterThan(0)
    pass(dayMs)
    await retry()
    expect(await send(true)).toBe(true)
  })

  it('lose the counts of days that no longer matter', async () => {
    const { send, pass, stored } = await openWorld(region)
    await send(true)
    pass(8 * dayMs)
    await send(true)
    expect(Object.keys((await stored())?.days ?? {})).toHaveLength(1)
  })

  it('are not sent to a mailbox that has refused one, until a member clears it', async () => {
    const { hear, client, clientDocument, caller, ports, service } = await openWorld(region)
    await hear({ to: client.email.toUpperCase(), kind: 'complained' })
    expect(await clientDocument()).toMatchObject({ mailBouncedAt: 0 })
    await hear({ to: client.email.toUpperCase() })
    expect((await clientDocument())?.mailBouncedAt).toBeGreaterThan(0)
    const ref = { region, clientId: client.clientId }
    const stranger = await openWorld(region)
    for (const other of [stranger.caller, client.asClient])
      await expect(clearBounce(ports, other, ref)).rejects.toMatchObject({ code: 'permission-denied' })
    service.isDown = true
    await expect(clearBounce(ports, caller, ref)).rejects.toMatchObject({ code: 'unavailable' })
    expect((await clientDocument())?.mailBouncedAt).toBeGreaterThan(0)
    service.isDown = false
    service.asked.length = 0
    await clearBounce(ports, caller, ref)
    await clearBounce(ports, caller, ref)
    expect(service.asked).toEqual([`unblock ${client.email}`])
    expect(await clientDocument()).toMatchObject({ mailBouncedAt: 0 })
  })

  it('can be read and resumed only by members of its workspace', async () => {
    const { agencyId, client } = await openWorld(region)
    const stranger = await openWorld(region)
    for (const caller of [stranger.caller, client.asClient]) {
      const ref = { region, agencyId }
      const refused = { code: 'permission-denied' }
      await expect(readMailStanding(stranger.ports, caller, ref)).rejects.toMatchObject(refused)
      await expect(retryMails(stranger.ports, caller, ref)).rejects.toMatchObject(refused)
    }
  })

  it('leave no counts after an agency is deleted, and none are written for it later', async () => {
    const { agencyId, hear, send, stored } = await openWorld(region)
    await send(true)
    const writes = new Writes(region)
    await deleteAgency(writes, region, agencyId)
    await writes.commit()
    expect(await stored()).toBeUndefined()
    await hear()
    expect(await stored()).toBeUndefined()
  })
})
