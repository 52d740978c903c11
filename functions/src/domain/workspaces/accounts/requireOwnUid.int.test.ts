import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeOrganisation } from '#test/agency/agencies.ts'
import { makeEmulatorAccount } from '#test/agency/signUp.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeCaller, makePorts } from '#test/factories.ts'
import { invite, makeTeam } from '#test/workspaces/members.ts'
import { regions } from '../../../shared/regions/regions.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { acceptInvite } from '../members/acceptInvite.ts'
import { bootstrapAccount } from './bootstrapAccount.ts'

beforeAll(clearDatabases)

const again = { code: 'unauthenticated', refusal: { key: 'loginAgain' } }

describe('requireOwnUid', () => {
  it.each(regions)(
    'gives the owner of an email in %s that a client has set for themselves an account of their own (H-123)',
    async (region) => {
      const ports = makePorts()
      const { uid } = await makeClient(await makeOrganisation(region))
      const team = await makeTeam(region, 4)
      for (const arrive of ['bootstrap', 'invite']) {
        const email = `${randomIdentifier(12).toLowerCase()}@example.com`
        const { link } = await invite(team, email)
        const signIn = (caller: ReturnType<typeof makeCaller>) =>
          arrive === 'invite'
            ? acceptInvite(ports, caller, link)
            : bootstrapAccount(ports, caller, { region })
        // The identity provider links the owner's Google account to the client's, which has their email.
        await makeEmulatorAccount({ localId: uid, email, emailVerified: true })
        await expect(signIn(makeCaller({ uid, email }))).rejects.toMatchObject(again)
        const own = makeCaller({ email })
        await makeEmulatorAccount({ localId: own.uid, email, emailVerified: true })
        expect(await signIn(own)).toMatchObject({ region })
      }
    },
  )

  it('lets a session of a client create no account, and one with an unconfirmed email delete none (H-123)', async () => {
    const ports = makePorts()
    const { uid, asClient } = await makeClient(await makeOrganisation('eu'))
    const email = `${randomIdentifier(12).toLowerCase()}@example.com`
    await makeEmulatorAccount({ localId: uid, email })
    const denied = { code: 'permission-denied' }
    await expect(bootstrapAccount(ports, { ...asClient, email }, { region: 'eu' })).rejects.toMatchObject(
      denied,
    )
    const unconfirmed = makeCaller({ uid, email, emailVerified: false })
    await expect(bootstrapAccount(ports, unconfirmed, { region: 'eu' })).rejects.toMatchObject({
      code: 'email-not-verified',
    })
    await expect(makeEmulatorAccount({ localId: randomIdentifier(28), email })).rejects.toThrow('400')
  })
})
