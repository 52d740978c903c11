import { beforeAll, describe, expect, it, vi } from 'vitest'
import { makeClient, makeHost, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeCaller, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { makeMember } from '#test/workspaces/members.ts'
import { asSomebody } from '#test/rules/restClient.ts'
import { organisationLogEntrySchema } from '../../../shared/agencies/organisationLog.ts'
import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { changeClients } from '../clients/changeClients.ts'
import { createClient } from '../clients/createClient.ts'
import { actInImpersonation, endImpersonation } from './impersonationSession.ts'
import { redeemAdminLink } from './redeemAdminLink.ts'
import { startImpersonation } from './startImpersonation.ts'

beforeAll(clearDatabases)

const denied = { code: 'permission-denied' }
const failure = 'Error occurred signing in with admin access.'

async function makeWorld(region: Region) {
  const world = await makeOrganisation(region)
  const clock = { now: Date.now() }
  const ports = makePorts({ now: () => clock.now })
  const owner: Caller = { ...world.caller, authTime: Math.floor(clock.now / 1_000) }
  const host = await makeHost(world)
  const start = (caller = owner) =>
    startImpersonation(ports, caller, { region, orgId: world.orgId, reason: 'You asked about tags' })
  const redeem = (secret: string, at = host) => redeemAdminLink(ports, { host: at, secret, from: host })
  return { ...world, owner, host, ports, clock, start, redeem }
}

interface Payload {
  uid: string
  claims: { k: string; rg: Region; sv: number }
}

/** Returns the caller with the token of a session. */
function callerWith(token: string): { caller: Caller; payload: Payload } {
  const payload: Payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const { uid, claims } = payload
  const who = { uid, email: '', emailVerified: false, sessionVersion: claims.sv, region: claims.rg }
  return { caller: makeCaller(who), payload }
}

describe.each(oneRegion)("an owner who views a client's dashboard in %s", (region) => {
  it('gives a reason, opens the link once, and is shown and logged', async () => {
    const { orgId, owner, start, redeem, clock } = await makeWorld(region)
    const { secret, expires } = await start()
    expect(secret).toMatch(/^[A-Za-z0-9]{25}$/)
    expect(expires).toBe(clock.now + 10 * minuteMs)
    const opened = await Promise.allSettled(Array.from({ length: 5 }, () => redeem(secret)))
    const session = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(session).toHaveLength(1)
    await expect(redeem(secret)).rejects.toThrow(failure)

    const { caller, payload } = callerWith(session[0]?.token ?? '')
    expect(payload).toMatchObject({ uid: `imp_${owner.uid}_${orgId}`, claims: { k: 'i', rg: region } })
    const browser = asSomebody(region, { uid: payload.uid, claims: payload.claims })
    expect(await browser.get(paths.org(orgId))).toBe(true)
    const org = await readDocument(region, paths.org(orgId), organisationSchema)
    expect(org?.data.support).toEqual({ until: clock.now + 30 * minuteMs, by: payload.uid })

    await endImpersonation({ now: () => clock.now }, caller, { region })
    expect(await browser.get(paths.org(orgId))).toBe(false)
    await expect(endImpersonation({ now: () => clock.now }, caller, { region })).rejects.toMatchObject(denied)
    expect((await readDocument(region, paths.org(orgId), organisationSchema))?.data.support).toBeNull()
    const log = await readQuery(region, paths.organisationLog(orgId), organisationLogEntrySchema)
    expect(log.map(({ data }) => data).filter(({ kind }) => kind.startsWith('imp'))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'impersonationStarted',
          by: owner.uid,
          about: 'You asked about tags',
        }),
        expect.objectContaining({ kind: 'impersonationEnded', by: owner.uid }),
      ]),
    )
  })

  it('must own the workspace, have just signed in, and use a host of that agency', async () => {
    const world = await makeWorld(region)
    const { start, redeem, owner, clock } = world
    const signedInAt = (minutes: number) => Math.floor((clock.now - minutes * minuteMs) / 1_000)
    clock.now += 11 * minuteMs
    await expect(start()).rejects.toThrow('Please sign in again first')
    clock.now -= 11 * minuteMs
    await expect(start({ ...owner, authTime: undefined })).rejects.toThrow('Please login again')
    const member = await makeMember(world)
    await expect(start({ ...member, authTime: signedInAt(0) })).rejects.toThrow('Only the workspace owner')
    const other = await makeWorld(region)
    await expect(start({ ...other.owner })).rejects.toMatchObject(denied)
    const { asClient } = await makeClient(world)
    await expect(start({ ...asClient, authTime: signedInAt(0) })).rejects.toMatchObject(denied)
    const { secret } = await start()
    await expect(redeem(secret, other.host)).rejects.toThrow(failure)
    await expect(redeem('x'.repeat(25))).rejects.toThrow(failure)
    const lost = await start()
    await new Writes(region).update(paths.access(owner.uid), { ws: {} }).commit()
    await expect(redeem(lost.secret)).rejects.toThrow(failure)
    await new Writes(region)
      .update(paths.access(owner.uid), { ws: { [world.workspaceId]: 'owner' } })
      .commit()
    clock.now += 10 * minuteMs
    await expect(redeem(secret)).rejects.toThrow(failure)
  })

  it('ends their session before when they come again, and adds no client', async () => {
    const world = await makeWorld(region)
    const { orgId, start, redeem, ports } = world
    const { clientId } = await makeClient(world)
    const first = callerWith((await redeem((await start()).secret)).token)
    const second = callerWith((await redeem((await start()).secret)).token)
    expect(second.payload.claims.sv).toBeGreaterThan(first.payload.claims.sv)
    await expect(actInImpersonation(ports, first.caller, { region })).rejects.toThrow('Please login again.')
    await actInImpersonation(ports, second.caller, { region })
    const input = { region, orgId, name: 'New', email: 'new@clients.example', password: '' }
    await expect(createClient(ports, second.caller, input)).rejects.toMatchObject(denied)
    await expect(
      changeClients(ports, second.caller, { region, clientIds: [clientId], change: { name: 'X' } }),
    ).rejects.toMatchObject(denied)
    const authTime = Math.floor(Date.now() / 1_000)
    await expect(start({ ...second.caller, authTime })).rejects.toMatchObject(denied)
  })

  it("is reported to the administrators in the agency's name", async () => {
    const world = await makeWorld(region)
    const { start, redeem, ports, agencyId } = world
    const [admin, other] = [await makeClient(world), await makeClient(world)]
    await new Writes(region)
      .update(paths.client(admin.clientId), { isOrgAdmin: true })
      .update(paths.agency(agencyId), { name: 'Dockside & Sons' })
      .commit()
    await redeem((await start()).secret)
    await ports.tasks.runTwice()
    expect(ports.sent).toHaveLength(1)
    expect(ports.sent[0]).toMatchObject({
      to: admin.email,
      subject: 'Dockside & Sons accessed your dashboard',
    })
    expect(JSON.stringify(ports.sent)).toContain('You asked about tags')
    expect(JSON.stringify(ports.sent)).not.toContain(other.email)
    expect(JSON.stringify(ports.sent)).not.toContain('Parley')
  })

  it('is reported to every administrator once, though one of them cannot be reached at first', async () => {
    const world = await makeWorld(region)
    const { start, redeem, ports } = world
    const [one, two, three] = [await makeClient(world), await makeClient(world), await makeClient(world)]
    for (const { clientId } of [one, two, three])
      await new Writes(region).update(paths.client(clientId), { isOrgAdmin: true }).commit()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const refused = new Set([one.email, two.email])
    const { mail } = ports
    ports.mail = {
      send: async (message) => {
        if (refused.delete(message.to)) throw new AppError('unavailable')
        await mail.send(message)
      },
    }
    await redeem((await start()).secret)
    await ports.tasks.run()
    const sent = ports.sent.map(({ to }) => to)
    expect(sent.toSorted()).toEqual([one.email, two.email, three.email].toSorted())
  })
})
