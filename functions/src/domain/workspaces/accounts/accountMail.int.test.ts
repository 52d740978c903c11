import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { makeEmulatorAccount } from '#test/agency/signUp.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { requestPasswordReset } from './accountMail.ts'

beforeAll(clearDatabases)

describe('requestPasswordReset', () => {
  it('lets the owner of an email reset their password, however often strangers have asked for it', async () => {
    const email = 'owner@example.com'
    const ask = (from: string) => requestPasswordReset(makePorts(), 'https://app.example', { email, from })
    const requests = Array.from({ length: 12 }, (_, stranger) => `stranger ${stranger}`)
    for (const from of requests) for (let n = 0; n < 5; n++) await ask(from).catch(() => undefined)
    await expect(ask('stranger 3')).rejects.toMatchObject({ code: 'resource-exhausted' })
    expect(await ask('home')).toEqual({ success: true })
  })

  it('frees an email that a client has set for their own account, and no other (H-119)', async () => {
    const reset = async (email: string) => {
      const ports = makePorts()
      await requestPasswordReset(ports, 'https://app.example', { email, from: randomIdentifier(8) })
      return ports.sent.map(({ to }) => to)
    }
    const [taken, own] = [freshEmail(), freshEmail()]
    await makeEmulatorAccount({
      localId: `c_eu_${randomIdentifier(15)}`,
      email: taken,
      password: 'a-long-password',
    })
    await makeEmulatorAccount({ localId: randomIdentifier(28), email: own, password: 'a-long-password' })
    expect(await reset(taken)).toEqual([])
    await makeEmulatorAccount({ localId: randomIdentifier(28), email: taken, password: 'a-long-password' })
    expect(await reset(taken)).toEqual([taken])
    expect(await reset(own)).toEqual([own])
  })
})

const freshEmail = () => `${randomIdentifier(12).toLowerCase()}@example.com`
