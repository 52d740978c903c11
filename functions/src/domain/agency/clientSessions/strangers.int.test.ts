import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeHost, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { testSigning } from '#test/testSigning.ts'
import { dayMs } from '../../../shared/durations.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { requestCode, verifyCode } from './loginCode.ts'
import { signInClient } from './signInClient.ts'

beforeAll(clearDatabases)

const password = 'a-long-password'

async function openWorld(region: Region) {
  const owned = await makeOrganisation(region)
  const { email, clientId } = await makeClient(owned, password)
  const host = await makeHost(owned)
  const clock = { now: Date.now() }
  const ports = makePorts({ now: () => clock.now })
  const signIn = (from: string, given = password) =>
    signInClient(ports, testSigning, { host, email, password: given, from })
  const mailCode = async (from: string) => {
    const { requestId } = await requestCode(ports, testSigning, { host, email, from })
    const code = /\b\d{6}\b/.exec(ports.sent.at(-1)?.html ?? '')?.[0] ?? ''
    return { host, email, requestId, code, from }
  }
  /** Counts tries of other networks, without the time that comparing passwords takes. */
  const guess = async (times: number) => {
    for (let count = 0; count < times; count++)
      await throttle(`clientPasswordDay:${region}:${clientId}:new`, 100, dayMs, clock.now)
  }
  return { clock, ports, signIn, mailCode, guess }
}

const signedIn = expect.objectContaining({ token: expect.any(String) as string }) as unknown
const needsCode = { code: 'failed-precondition', message: expect.stringContaining('emailed code') as string }

describe.each(oneRegion)('the limits of a client in %s', (region) => {
  it('let strangers guess a hundred passwords of a client a day, and tell them nothing after that', async () => {
    const { clock, signIn, mailCode, guess, ports } = await openWorld(region)
    expect(await signIn('home')).toEqual(signedIn)
    await guess(98)
    await expect(signIn('stranger1', 'wrong password')).rejects.toThrow('Password is incorrect')
    for (const given of ['wrong password', password])
      await expect(signIn('stranger2', given)).rejects.toMatchObject(needsCode)

    // The client signs in where they have done so before, and elsewhere with a code.
    expect(await signIn('home')).toEqual(signedIn)
    await expect(signIn('hotel')).rejects.toMatchObject(needsCode)
    const code = await mailCode('hotel')
    expect(await verifyCode(ports, testSigning, code)).toEqual(signedIn)
    expect(await signIn('hotel')).toEqual(signedIn)

    clock.now += dayMs
    expect(await signIn('train')).toEqual(signedIn)
  })

  it('leave codes by email to a client who travels, although strangers use up those of one site or provider', async () => {
    const { mailCode, ports } = await openWorld(region)
    const outcomes: boolean[] = []
    const ask = (from: string) =>
      mailCode(from).then(
        () => outcomes.push(true),
        () => outcomes.push(false),
      )
    for (let subnet = 0; subnet < 12; subnet++) await ask(`2001:db8:1:${subnet}::/64`)
    expect(outcomes.filter(Boolean)).toHaveLength(10)
    for (let site = 2; site < 20; site++) await ask(`2001:db8:${site}:1::/64`)
    expect(outcomes.filter(Boolean)).toHaveLength(20)
    expect(await verifyCode(ports, testSigning, await mailCode('203.0.113.9'))).toEqual(signedIn)
  })
})
