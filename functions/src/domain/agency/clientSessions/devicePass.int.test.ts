import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeHost, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { signingBy, testSigning } from '#test/testSigning.ts'
import { makeMember } from '#test/workspaces/members.ts'
import { dayMs, minuteMs } from '../../../shared/durations.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { removeMember } from '../../workspaces/members/removeMember.ts'
import { resetClientPassword } from '../clients/resetClientPassword.ts'
import { requestCode, verifyCode } from './loginCode.ts'
import { createLoginLink, redeemLoginLink } from './loginLink.ts'
import { signInClient } from './signInClient.ts'

beforeAll(clearDatabases)

const password = 'a-long-password'

async function openWorld(region: Region) {
  const owned = await makeOrganisation(region)
  const client = await makeClient(owned, password)
  const host = await makeHost(owned)
  const clock = { now: Date.now() }
  const ports = makePorts({ now: () => clock.now })
  const { email, clientId } = client
  const signIn = (from: string, device = '', given: { password?: string; email?: string } = {}) =>
    signInClient(ports, testSigning, { host, email, password, from, device, ...given })
  const mailCode = async (from: string, device = '') => {
    const { requestId } = await requestCode(ports, testSigning, { host, email, from, device })
    const code = /\b\d{6}\b/.exec(ports.sent.at(-1)?.html ?? '')?.[0] ?? ''
    return { host, email, requestId, code, from, device }
  }
  const verify = (mailed: Awaited<ReturnType<typeof mailCode>>) => verifyCode(ports, testSigning, mailed)
  const exhaust = (key: string, count: number) =>
    new Writes('na').set(`throttle/${sha256(key)}`, { count, endsAt: clock.now + dayMs }).commit()
  /** Counts what strangers of many networks, and a neighbour at the client's IP, can do to this client in a day. */
  const attack = async (from: string) => {
    const who = `${region}:${clientId}`
    await Promise.all([
      exhaust(`clientPasswordDay:${who}:new`, 100),
      exhaust(`clientPasswordDay:${who}:known`, 100),
      exhaust(`clientCodeFirst:${who}`, 60),
      exhaust(`clientCode:${who}`, 10),
      exhaust(`clientCodeDay:${who}`, 30),
      exhaust(`clientSignIn:${from}`, 30),
      exhaust(`clientSignIn:${owned.agencyId}:${email}:${from}`, 5),
      exhaust(`clientCode:${from}`, 20),
      exhaust(`clientCode:${who}:${from}`, 5),
      exhaust(`clientCodeTry:${from}`, 40),
    ])
  }
  const reset = () => resetClientPassword(ports, owned.caller, { region, clientId, password })
  return { ...owned, ...client, host, clock, ports, signIn, mailCode, verify, attack, reset }
}

const signedIn = expect.objectContaining({ token: expect.any(String) as string }) as unknown
const used = { code: 'resource-exhausted' }
const needsCode = { code: 'failed-precondition', message: expect.stringContaining('emailed code') as string }

describe.each(oneRegion)('a browser in which a client has signed in, in %s,', (region) => {
  it('signs them in by password and by code, whatever strangers have used up (H-111)', async () => {
    const { signIn, mailCode, verify, attack } = await openWorld(region)
    const { device } = await signIn('home')
    await attack('hotel')
    await expect(signIn('hotel')).rejects.toMatchObject(used)
    await expect(mailCode('hotel')).rejects.toMatchObject(used)
    await expect(signIn('train')).rejects.toMatchObject(needsCode)
    await expect(mailCode('train')).rejects.toMatchObject(used)
    expect(await signIn('hotel', device)).toEqual(signedIn)
    expect(await verify(await mailCode('hotel', device))).toEqual(signedIn)
  })

  it('is known after a code as well, and not after a link, which a member may have used', async () => {
    const { signIn, mailCode, verify, attack, ports, caller, clientId, host } = await openWorld(region)
    const link = await createLoginLink(ports, caller, { region, clientId })
    const opened = await redeemLoginLink(ports, { host, token: link.token, from: 'home' })
    expect(opened).not.toHaveProperty('device')
    const { device } = await verify(await mailCode('home'))
    await attack('hotel')
    expect(await signIn('hotel', device)).toEqual(signedIn)
  })

  it('has a few tries a day, after which the limits of strangers apply; a new sign-in has its own (H-112)', async () => {
    const { signIn, attack, clock } = await openWorld(region)
    const { device } = await signIn('home')
    const { device: renewed } = await signIn('home', device)
    await attack('hotel')
    for (let tries = 0; tries < 19; tries++)
      await expect(signIn(`network${tries}`, device, { password: 'wrong' })).rejects.toThrow(
        'Password is incorrect',
      )
    await expect(signIn('train', device)).rejects.toMatchObject(needsCode)
    expect(await signIn('train', renewed)).toEqual(signedIn)
    clock.now += dayMs
    expect(await signIn('train', device)).toEqual(signedIn)
  })

  it('has no more tries than three passes, however often the client signs in to get new ones', async () => {
    const { signIn, attack } = await openWorld(region)
    let { device } = await signIn('home')
    await attack('hotel')
    for (let times = 0; times < 60; times++) device = (await signIn('hotel', device)).device
    await expect(signIn('hotel', device)).rejects.toMatchObject(used)
  })

  it('causes an email a minute and ten a day, each with a few tries of its code', async () => {
    const { signIn, mailCode, verify, attack, clock } = await openWorld(region)
    const { device } = await signIn('home')
    await attack('hotel')
    const first = await mailCode('hotel', device)
    await expect(mailCode('train', device)).rejects.toThrow('We just sent')
    for (let mails = 0; mails < 9; mails++) {
      clock.now += minuteMs
      await mailCode('train', device)
    }
    clock.now += minuteMs
    await expect(mailCode('hotel', device)).rejects.toMatchObject(used)
    const wrong = { ...first, requestId: 'another' }
    for (let tries = 0; tries < 50; tries++) await expect(verify(wrong)).rejects.toThrow('This code is wrong')
    await expect(verify(first)).rejects.toMatchObject(used)
  })

  it('is a stranger again after a new password, after ninety days, and with another signature', async () => {
    const { signIn, attack, reset, clock } = await openWorld(region)
    const { device } = await signIn('home')
    await attack('hotel')
    const [body = '', signature = ''] = device.split('.')
    const passes = JSON.parse(Buffer.from(body, 'base64url').toString()) as object[]
    const longer = passes.map((pass) => ({ ...pass, exp: clock.now + 400 * dayMs }))
    const forged = [
      `${Buffer.from(JSON.stringify(longer)).toString('base64url')}.${signature}`,
      `${body}.${signingBy('another-secret-of-thirty-two-characters').sign(`clientDevice:${body}`)}`,
      `${body}.${testSigning.sign(body)}`,
      body,
      `${device}.x`,
    ]
    for (const copy of forged) await expect(signIn('train', copy)).rejects.toMatchObject(needsCode)
    expect(await signIn('train', device)).toEqual(signedIn)
    await reset()
    await expect(signIn('bus', device)).rejects.toMatchObject(needsCode)
    clock.now += dayMs
    const { device: later } = await signIn('home')
    clock.now += 90 * dayMs - 1
    await attack('hotel')
    expect(await signIn('bus', later)).toEqual(signedIn)
    clock.now += 1
    await expect(signIn('tram', later)).rejects.toMatchObject(needsCode)
  })

  it('is a stranger again when a member who knew the password has left, and not after a code', async () => {
    const world = await openWorld(region)
    const { signIn, mailCode, verify, attack, ports, caller, clientId, workspaceId } = world
    const mel = await makeMember(world)
    await resetClientPassword(ports, mel, { region, clientId, password })
    const { device: byMel } = await signIn('home')
    const { device: own } = await verify(await mailCode('home'))
    await removeMember(ports, caller, { region, workspaceId, uid: mel.uid })
    await expect(signIn('bus')).rejects.toThrow('no longer valid')
    await attack('hotel')
    await expect(mailCode('train', byMel)).rejects.toMatchObject(used)
    expect(await verify(await mailCode('train', own))).toEqual(signedIn)
  })

  it('is known for each client who has signed in there, and for no other', async () => {
    const world = await openWorld(region)
    const { signIn, attack, host, ports } = world
    const other = await makeClient(world, password)
    const theirs = { host, password, email: other.email }
    const { device: mine } = await signIn('home')
    await attack('hotel')
    const stranger = await signInClient(ports, testSigning, { ...theirs, from: 'office' })
    await expect(signIn('train', stranger.device)).rejects.toMatchObject(needsCode)
    const { device: both } = await signInClient(ports, testSigning, {
      ...theirs,
      from: 'office',
      device: mine,
    })
    expect(await signIn('train', both)).toEqual(signedIn)
  })
})
