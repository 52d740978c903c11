import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenForTest } from '../../../../../../../sandbox/listenForTest.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount, makeAgent, makePorts } from '#test/factories.ts'
import { metaOfSandbox, metaWebOrigin, signInAtDialog } from '#test/channels/metaWorld.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { minuteMs } from '../../../../../shared/durations.ts'
import type { Region } from '../../../../../shared/regions/regions.ts'
import { readDocument } from '../../../../../store/documents.ts'
import { readTenantSecret } from '../../../../kernel/secrets/tenantSecrets.ts'
import {
  deleteMetaLogin,
  finishMetaLogin,
  metaLoginPath,
  metaLoginSchema,
  requireMetaLogin,
  startMetaLogin,
} from './metaLogins.ts'
import { deleteMetaUser } from './metaUsers.ts'
import { sweepMetaLogins } from './sweepMetaLogins.ts'

let sandbox: Awaited<ReturnType<typeof listenForTest>>
beforeAll(async () => {
  await clearDatabases()
  sandbox = await listenForTest()
})
afterAll(() => sandbox[Symbol.asyncDispose]())

async function makeWorld(region: Region) {
  const agent = await makeAgent(region)
  const clock = { now: Date.now() }
  const ports = makePorts({ meta: metaOfSandbox(sandbox.url), now: () => clock.now })
  const { caller, agentId } = agent
  const start = async (purpose: 'pages' | 'whatsapp' = 'pages') =>
    (await startMetaLogin(ports, caller, { region, agentId, purpose })).url
  const finish = (returned: { code: string; state: string }, by = caller) =>
    finishMetaLogin(ports, by, { region, code: returned.code, state: returned.state })
  const open = (loginId: string, by = caller, purpose: 'pages' | 'whatsapp' = 'pages') =>
    requireMetaLogin(ports, by, { region, agentId, loginId, purpose })
  return { ...agent, ports, clock, start, finish, open }
}
const isOver = { refusal: { key: 'metaLoginOver' } }

describe.each(oneRegion)('a sign-in at Meta in %s', (region) => {
  it('returns to our page, and stores a long-lived token under an id', async () => {
    const { start, finish, open } = await makeWorld(region)
    const url = await start()
    const { back, ...returned } = await signInAtDialog(url)
    expect(back.origin + back.pathname).toBe(`${metaWebOrigin}/meta/callback`)
    const { loginId, purpose, token, userId } = await finish(returned)
    expect({ purpose, isNamed: userId.length > 5 }).toEqual({ purpose: 'pages', isNamed: true })
    expect(Buffer.from(token.reveal().slice(3), 'base64url').toString()).toContain('"kind":"long"')
    expect((await open(loginId)).token.reveal()).toBe(token.reveal())
    const stored = await readDocument(region, metaLoginPath(loginId), metaLoginSchema)
    expect(JSON.stringify(stored)).not.toContain(token.reveal().slice(-20))
  })

  it('is valid once, for ten minutes, and for the person who started it', async () => {
    const { start, finish, clock } = await makeWorld(region)
    const returned = await signInAtDialog(await start())
    const stranger = await makeAccount(region)
    await expect(finish(returned, stranger.caller)).rejects.toMatchObject(isOver)
    await expect(finish({ ...returned, state: 'another' })).rejects.toMatchObject(isOver)
    const both = await Promise.allSettled([finish(returned), finish(returned)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const late = await signInAtDialog(await start())
    clock.now += 10 * minuteMs
    await expect(finish(late)).rejects.toMatchObject(isOver)
  })

  it('is found by its person for its purpose only, and deleted after 15 minutes', async () => {
    const { start, finish, open, clock, ports, workspaceId } = await makeWorld(region)
    const { loginId } = await finish(await signInAtDialog(await start()))
    await expect(open(loginId, undefined, 'whatsapp')).rejects.toMatchObject(isOver)
    const stranger = await makeAccount(region)
    await expect(open(loginId, stranger.caller)).rejects.toMatchObject({ code: 'permission-denied' })
    clock.now += 15 * minuteMs
    await expect(open(loginId)).rejects.toMatchObject(isOver)
    await sweepMetaLogins(ports, region)
    expect(await readDocument(region, metaLoginPath(loginId), metaLoginSchema)).toBeUndefined()
    const secret = { region, workspaceId, name: `meta-login-${loginId}` }
    expect(await readTenantSecret(ports.keys, secret)).toBeUndefined()
  })

  it('is deleted with its token when its person requests that through Meta', async () => {
    const { start, finish, ports, workspaceId, clock } = await makeWorld(region)
    const forgotten = await finish(await signInAtDialog(await start(), { name: `Forgotten ${region}` }))
    const otherLogin = await finish(await signInAtDialog(await start(), { name: `Kept ${region}` }))
    const { userId } = forgotten
    await deleteMetaUser(ports, { userId, issuedAt: clock.now - 1 })
    expect(await readDocument(region, metaLoginPath(forgotten.loginId), metaLoginSchema)).toBeDefined()
    await deleteMetaUser(ports, { userId, issuedAt: clock.now })
    for (const [{ loginId }, isThere] of [[forgotten, false] as const, [otherLogin, true] as const]) {
      const login = await readDocument(region, metaLoginPath(loginId), metaLoginSchema)
      const secret = { region, workspaceId, name: `meta-login-${loginId}` }
      const token = await readTenantSecret(ports.keys, secret)
      expect([login !== undefined, token !== undefined]).toEqual([isThere, isThere])
    }
  })

  it('ends when it is deleted, and names missing permissions', async () => {
    const { start, finish, open } = await makeWorld(region)
    const login = await finish(await signInAtDialog(await start('whatsapp')))
    expect(login.purpose).toBe('whatsapp')
    await deleteMetaLogin(login)
    await expect(open(login.loginId, undefined, 'whatsapp')).rejects.toMatchObject(isOver)
    const limited = await signInAtDialog(await start(), { limited: 'yes' })
    await expect(finish(limited)).rejects.toMatchObject({
      refusal: {
        key: 'metaNotAllowed',
        values: { permissions: 'pages_messaging, pages_manage_metadata' },
      },
    })
    const refused = await signInAtDialog(await start(), { decision: 'cancel' })
    expect(refused.back.searchParams.get('error')).toBe('access_denied')
    await expect(finish({ ...refused, code: 'forged' })).rejects.toMatchObject({
      message: 'This authorization code has been used.',
    })
  })
})
