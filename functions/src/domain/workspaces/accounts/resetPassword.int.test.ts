import { getAuth } from 'firebase-admin/auth'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount, makePorts } from '#test/factories.ts'
import { asSomebody } from '#test/rules/restClient.ts'
import { accessSchema } from '../../../shared/workspaces/access.ts'
import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { regions } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { firebaseApp } from '../../../store/firebase.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { requestPasswordReset } from './accountMail.ts'
import { readPasswordReset, resetPassword } from './resetPassword.ts'

beforeAll(clearDatabases)

const former = 'the-former-password'
const password = 'the-new-password'
let from = ''
beforeEach(() => {
  from = randomIdentifier(12)
})

describe('a new password', () => {
  it('ends the sessions before it at once, for the functions and under the rules, in every region (H-172)', async () => {
    const { caller, workspaceId, code, now } = await requestReset()
    const access = await readDocument('eu', paths.access(caller.uid), accessSchema)
    await new Writes('na').create(paths.access(caller.uid), { ...access!.data }).commit()
    const opens = (auth_time: number) =>
      asSomebody('eu', { uid: caller.uid, claims: { auth_time } }).get(`users/${workspaceId}`)
    const before = caller.authTime ?? 0
    const after = Math.floor(now / 1_000) + 60
    expect(await opens(before)).toBe(true)

    await resetPassword({ now: () => now }, { code, password, from })
    for (const region of regions) {
      const stored = await readDocument(region, paths.access(caller.uid), accessSchema)
      expect(stored?.data).toMatchObject({ tokensFrom: Math.floor(now / 1_000) })
    }
    const read = { region: 'eu', workspaceId } as const
    await expect(
      authorizeForWorkspace({ ...caller, authTime: before }, 'readWorkspace', read),
    ).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await opens(before)).toBe(false)
    await authorizeForWorkspace({ ...caller, authTime: after }, 'readWorkspace', read)
    expect(await opens(after)).toBe(true)
  })

  it('replaces the former one, and its link works once', async () => {
    const { caller, email, code, now } = await requestReset()
    expect(await readPasswordReset({ now: () => now }, { code, from })).toEqual({ email })
    await resetPassword({ now: () => now }, { code, password, from })
    expect(await passwordOf(caller.uid)).toBe(password)
    const again = resetPassword({ now: () => now }, { code, password: 'another-password', from })
    await expect(again).rejects.toMatchObject({ code: 'not-found' })
    expect(await passwordOf(caller.uid)).toBe(password)
  })

  it('makes links that were sent before it invalid', async () => {
    const { caller, email, code, now } = await requestReset()
    const earlier = await codeFor(email, now - 60_000)
    await resetPassword({ now: () => now }, { code, password, from })
    const late = resetPassword({ now: () => now }, { code: earlier, password: former, from })
    await expect(late).rejects.toMatchObject({ code: 'not-found' })
    expect(await passwordOf(caller.uid)).toBe(password)
  })

  it('is refused after an hour, for an unknown code, and for an account with another email', async () => {
    const { caller, email, code, now } = await requestReset()
    const reset = (input: { code: string; at?: number }) =>
      resetPassword({ now: () => input.at ?? now }, { code: input.code, password, from })
    await expect(reset({ code, at: now + hourMs })).rejects.toMatchObject({ code: 'not-found' })
    await expect(reset({ code: `${code}x` })).rejects.toMatchObject({ code: 'not-found' })
    await (await accounts()).updateUser(caller.uid, { email: `new-${email}` })
    await expect(reset({ code })).rejects.toMatchObject({ code: 'not-found' })
    expect(await passwordOf(caller.uid)).toBe(former)
  })

  it('confirms the email, and removes other ways to sign in to an account that was not confirmed (H-172)', async () => {
    const { caller, code, now } = await requestReset({ emailVerified: false })
    const google = { providerId: 'google.com', uid: 'stranger', email: 'stranger@example.com' }
    await (await accounts()).updateUser(caller.uid, { providerToLink: google })
    await resetPassword({ now: () => now }, { code, password, from })
    const account = await (await accounts()).getUser(caller.uid)
    expect(account.emailVerified).toBe(true)
    expect(account.providerData.map(({ providerId }) => providerId)).toEqual(['password'])
  })
})

/** Makes an account with a workspace, and requests a link for it. */
async function requestReset(fields: object = {}) {
  const { caller, workspaceId } = await makeAccount('eu')
  const email = `${randomIdentifier(12).toLowerCase()}@example.com`
  const account = { uid: caller.uid, email, password: former, emailVerified: true, ...fields }
  await (await accounts()).createUser(account)
  // Later than the account, whose passwords are dated by the emulator's clock.
  const now = Date.now() + 2_000
  return { caller, workspaceId, email, now, code: await codeFor(email, now) }
}

async function codeFor(email: string, now: number): Promise<string> {
  const ports = { ...makePorts(), now: () => now }
  await requestPasswordReset(ports, 'https://app.example', { email, from: randomIdentifier(8) })
  return /code=([A-Za-z0-9]{43})/.exec(JSON.stringify(ports.sent))?.[1] ?? ''
}

const accounts = async () => getAuth(await firebaseApp())

/** Returns the password of an account, which the emulator stores readable. */
async function passwordOf(uid: string): Promise<string | undefined> {
  const { passwordHash } = await (await accounts()).getUser(uid)
  return passwordHash && /password=(.*)$/.exec(passwordHash)?.[1]
}
