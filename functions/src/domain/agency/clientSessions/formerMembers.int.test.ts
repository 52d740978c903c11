import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeClient, makeHost, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { makeIdToken } from '#test/agency/signUp.ts'
import { asSomebody } from '#test/rules/restClient.ts'
import { testSigning } from '#test/testSigning.ts'
import { makeMember } from '#test/workspaces/members.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { sessionStart } from '../../../shared/widget/sessionStart.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { readAccess } from '../../kernel/access/actor.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { identifyPerson } from '../../workspaces/accounts/identifyPerson.ts'
import { leaveWorkspace, removeMember } from '../../workspaces/members/removeMember.ts'
import { resetClientPassword } from '../clients/resetClientPassword.ts'
import { deleteBrowsersOpenedBy, currentBrowsers, registerPushToken } from '../notices/pushTokens.ts'
import { changeOwnPassword } from './changeOwnPassword.ts'
import { requestCode, verifyCode } from './loginCode.ts'
import { createLoginLink, redeemLoginLink } from './loginLink.ts'
import { signInClient } from './signInClient.ts'

beforeAll(clearDatabases)

const password = 'a-long-password'
const from = 'somewhere'

async function openWorld(region: Region) {
  const owned = await makeOrganisation(region)
  const client = await makeClient(owned)
  const member = await makeMember(owned)
  // The member signed in an hour ago.
  const mel = { ...member, authTime: Math.floor(Date.now() / 1_000) - 3_600 }
  await new Writes(region).update(paths.access(mel.uid), { tokensFrom: mel.authTime }).commit()
  const ports = makePorts()
  const host = await makeHost(owned)
  const { email, clientId, uid } = client
  const claimsOf = (token: string) =>
    (
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
        claims: Record<string, unknown>
      }
    ).claims
  /** Returns what a session may do: read through rules, and call the server. */
  const usesOf = ({ token }: { token: string }) => {
    const claims = claimsOf(token)
    const start = sessionStart({ ...claims, firebase: { sign_in_provider: 'custom' } })
    const caller = {
      ...client.asClient,
      sessionVersion: Number(claims['sv']),
      ...(start && { start }),
    }
    return {
      claims,
      caller,
      reads: () => asSomebody(region, { uid, claims }).get(paths.org(owned.orgId)),
      calls: () => readAccess(region, caller),
    }
  }
  const byLink = async () => {
    const link = await createLoginLink(ports, mel, { region, clientId })
    return usesOf(await redeemLoginLink(ports, { host, token: link.token, from }))
  }
  const byCode = async () => {
    const { requestId } = await requestCode(ports, testSigning, { host, email, from })
    const code = /\b\d{6}\b/.exec(ports.sent.at(-1)?.html ?? '')?.[0] ?? ''
    return usesOf(await verifyCode(ports, testSigning, { host, email, requestId, code, from }))
  }
  const byPassword = async (given = password) =>
    usesOf(await signInClient(ports, testSigning, { host, email, password: given, from }))
  const setByMel = () => resetClientPassword(ports, mel, { region, clientId, password })
  const removeMel = () => removeMember(ports, owned.caller, { ...owned, uid: mel.uid })
  /** Ends the sessions of the member that began before the given seconds after the stolen one. */
  const endSessionsOfMel = (after = 60) =>
    new Writes(region).update(paths.access(mel.uid), { tokensFrom: mel.authTime + after }).commit()
  const opened = { byLink, byCode, byPassword }
  return { ...owned, ...client, host, mel, ports, ...opened, setByMel, removeMel, endSessionsOfMel }
}

const ended = { code: 'unauthenticated', message: 'Please login again.' }

describe.each(oneRegion)('a member who was removed in %s', (region) => {
  it('loses the session of a client that they opened by a link, and the client keeps their own (H-019)', async () => {
    const world = await openWorld(region)
    const opened = await world.byLink()
    const own = await world.byCode()
    expect(await opened.reads()).toBe(true)
    await opened.calls()
    await world.removeMel()
    expect(await opened.reads()).toBe(false)
    await expect(opened.calls()).rejects.toMatchObject(ended)
    expect(await own.reads()).toBe(true)
    await own.calls()
  })

  it('cannot use a password that they set, nor a session that it opened; a code still signs in (H-019)', async () => {
    const world = await openWorld(region)
    await world.setByMel()
    const opened = await world.byPassword()
    await world.removeMel()
    expect(await opened.reads()).toBe(false)
    await expect(opened.calls()).rejects.toMatchObject(ended)
    await expect(world.byPassword()).rejects.toMatchObject({
      code: 'unauthenticated',
      message: expect.stringContaining('no longer valid') as string,
    })
    await expect(world.byPassword('another one')).rejects.toThrow('Password is incorrect')
    expect(await (await world.byCode()).reads()).toBe(true)
    // A password that the owner sets works again.
    const { password: next } = await resetClientPassword(world.ports, world.caller, {
      region,
      clientId: world.clientId,
      password: '',
    })
    expect(await (await world.byPassword(next)).reads()).toBe(true)
  })
})

describe.each(oneRegion)("a member's sessions with clients in %s", (region) => {
  it('end when the member signs out everywhere, with the links that they opened before', async () => {
    const world = await openWorld(region)
    const opened = await world.byLink()
    const own = await world.byCode()
    await world.endSessionsOfMel()
    expect(await opened.reads()).toBe(false)
    await expect(opened.calls()).rejects.toMatchObject(ended)
    await expect(world.byLink()).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await own.reads()).toBe(true)
  })

  it('do not outlive a stolen session that opened them (H-120)', async () => {
    const world = await openWorld(region)
    // The session began an hour ago, and the client's sessions begin after the member's present one.
    const link = await createLoginLink(world.ports, world.mel, { region, clientId: world.clientId })
    const opened = await world.byLink()
    await world.setByMel()
    const byPassword = await world.byPassword()
    await world.endSessionsOfMel()
    for (const session of [opened, byPassword]) {
      expect(await session.reads()).toBe(false)
      await expect(session.calls()).rejects.toMatchObject(ended)
    }
    await expect(
      redeemLoginLink(world.ports, { host: world.host, token: link.token, from }),
    ).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(world.byPassword()).rejects.toMatchObject({ refusal: { key: 'clientPasswordOver' } })
  })

  it('let a client whose password ended with them set another after an emailed code, without the former one (H-120)', async () => {
    const world = await openWorld(region)
    const { ports, clientId } = world
    await world.setByMel()
    await world.endSessionsOfMel()
    const { caller } = await world.byCode()
    await changeOwnPassword(ports, caller, { region, current: '', password: 'my-own-password' })
    expect(await (await world.byPassword('my-own-password')).reads()).toBe(true)
    // The next session of the member, and their end, change nothing of it.
    await world.endSessionsOfMel(7_000)
    expect(await (await world.byPassword('my-own-password')).reads()).toBe(true)
    await resetClientPassword(
      ports,
      { ...world.mel, authTime: world.mel.authTime + 8_000 },
      {
        region,
        clientId,
        password,
      },
    )
    expect(await (await world.byPassword()).reads()).toBe(true)
  })

  it('end when the member leaves or is disabled', async () => {
    const leaving = await openWorld(region)
    const opened = await leaving.byLink()
    await leaveWorkspace(leaving.ports, leaving.mel, leaving)
    expect(await opened.reads()).toBe(false)
    await expect(opened.calls()).rejects.toMatchObject(ended)

    const disabled = await openWorld(region)
    const other = await disabled.byLink()
    await new Writes(region).update(paths.access(disabled.mel.uid), { disabled: true }).commit()
    expect(await other.reads()).toBe(false)
    await expect(other.calls()).rejects.toMatchObject(ended)
  })

  it('bring no notices, once the member has left, to a browser that they registered', async () => {
    const world = await openWorld(region)
    const { orgId, ports, mel } = world
    const register = (session: Awaited<ReturnType<typeof world.byLink>>, token: string) =>
      registerPushToken(ports, session.caller, { region, token: `${token}-of-${world.uid}` })
    const tokens = async () => {
      const browsers = await currentBrowsers(region, orgId, Date.now())
      return [...browsers.values()].flat().map(({ token }) => token.split('-')[0])
    }
    await register(await world.byLink(), 'mel')
    await register(await world.byCode(), 'cleo')
    await deleteBrowsersOpenedBy(region, mel.uid)
    expect(new Set(await tokens())).toEqual(new Set(['cleo', 'mel']))
    await world.removeMel()
    expect(await tokens()).toEqual(['cleo'])
    const left = await openWorld(region)
    const token = `mel-of-${world.uid}`
    await register(await left.byLink(), 'mel')
    await left.removeMel()
    const isStored = async () =>
      (await readDocument(region, paths.pushToken(sha256(token)), z.looseObject({}))) !== undefined
    await deleteBrowsersOpenedBy(region, 'somebody-else')
    expect(await isStored()).toBe(true)
    await deleteBrowsersOpenedBy(region, left.mel.uid)
    expect(await isStored()).toBe(false)
  })

  it('bring no notices to a browser that a stolen session registered (H-120)', async () => {
    const world = await openWorld(region)
    const { orgId, ports, mel } = world
    const token = `mel-of-${world.uid}`
    await registerPushToken(ports, (await world.byLink()).caller, { region, token })
    const browsers = async () => [...(await currentBrowsers(region, orgId, Date.now())).values()].flat()
    expect(await browsers()).toHaveLength(1)
    await world.endSessionsOfMel()
    await deleteBrowsersOpenedBy(region, mel.uid)
    expect(await readDocument(region, paths.pushToken(sha256(token)), z.looseObject({}))).toBeUndefined()
  })

  it('are recognised in requests that are no callables', async () => {
    const world = await openWorld(region)
    const opened = await world.byLink()
    const caller = await identifyPerson(await makeIdToken(world.uid, opened.claims))
    expect(caller.start).toEqual({ via: 'link', by: world.mel.uid, since: world.mel.authTime })
    await readAccess(region, caller)
    await world.removeMel()
    await expect(readAccess(region, caller)).rejects.toMatchObject(ended)
  })
})
