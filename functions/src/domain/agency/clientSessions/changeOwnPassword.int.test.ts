import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeHost, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { testSigning } from '#test/testSigning.ts'
import { makeMember, setSeats } from '#test/workspaces/members.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { SessionStart } from '../../../shared/widget/sessionStart.ts'
import { Writes } from '../../../store/commit.ts'
import { readAccess } from '../../kernel/access/actor.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { removeMember } from '../../workspaces/members/removeMember.ts'
import { resetClientPassword } from '../clients/resetClientPassword.ts'
import { changeOwnPassword } from './changeOwnPassword.ts'
import { signInClient } from './signInClient.ts'

beforeAll(clearDatabases)

const old = 'a-long-password'
const fresh = 'my-own-password'

async function makeWorld(region: Region) {
  const world = await makeOrganisation(region)
  const client = await makeClient(world, old)
  const host = await makeHost(world)
  const ports = makePorts()
  const signIn = (password: string) =>
    signInClient(ports, testSigning, { host, email: client.email, password, from: randomIdentifier(8) })
  const change = (current: string, password = fresh, start?: SessionStart, sessionVersion = 0) =>
    changeOwnPassword(
      ports,
      { ...client.asClient, sessionVersion, ...(start && { start }) },
      { region, current, password },
    )
  return { ...world, ...client, host, ports, signIn, change }
}

describe.each(oneRegion)('the password that a client sets themselves in %s', (region) => {
  it('replaces the old one and ends all sessions', async () => {
    const { signIn, change, asClient } = await makeWorld(region)
    await change(old)
    await expect(readAccess(region, asClient)).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(signIn(old)).rejects.toMatchObject({ refusal: { key: 'clientPasswordWrong' } })
    expect(await signIn(fresh)).toMatchObject({ region })
  })

  it('needs the present one, or for a client without any a code of the last quarter of an hour', async () => {
    const { change, signIn, clientId } = await makeWorld(region)
    await expect(change('')).rejects.toMatchObject({
      fieldRefusals: { current: { key: 'clientPasswordWrong' } },
    })
    await expect(change('wrong')).rejects.toMatchObject({ code: 'invalid-argument' })
    expect(await signIn(old)).toMatchObject({ region })
    await new Writes(region).delete(paths.clientSecret(clientId)).commit()
    for (const via of ['password', 'link'] as const)
      await expect(change('', fresh, { via, by: '' })).rejects.toMatchObject({
        refusal: { key: 'loginAgain' },
      })
    await change('', fresh, { via: 'code', by: '' })
    expect(await signIn(fresh)).toMatchObject({ region })
  })

  it('cannot be guessed, and is refused where the agency has disabled passwords', async () => {
    const { change } = await makeWorld(region)
    for (let tries = 0; tries < 10; tries++) await change('wrong').catch(() => undefined)
    await expect(change(old)).rejects.toMatchObject({ code: 'resource-exhausted' })
    const other = await makeWorld(region)
    await new Writes(region).update(paths.agency(other.agencyId), { disablePasswordLogin: true }).commit()
    await expect(other.change(old)).rejects.toMatchObject({ refusal: { key: 'passwordLoginIsOff' } })
  })

  it('ends with the member who knew the old one, unless an emailed code began the session', async () => {
    const { caller, workspaceId, clientId, ports, change, signIn } = await makeWorld(region)
    await setSeats({ region, workspaceId }, 4)
    const mel = await makeMember({ region, workspaceId, caller })
    await resetClientPassword(ports, mel, { region, clientId, password: old })
    await change(old, fresh, { via: 'password', by: mel.uid }, 1)
    await removeMember(ports, caller, { region, workspaceId, uid: mel.uid })
    await expect(signIn(fresh)).rejects.toMatchObject({ refusal: { key: 'clientPasswordOver' } })
    await change(fresh, 'another-own-password', { via: 'code', by: '' }, 2)
    expect(await signIn('another-own-password')).toMatchObject({ region })
  })
})
