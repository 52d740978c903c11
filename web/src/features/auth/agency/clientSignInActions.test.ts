import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CurrentAgency } from '../../../lib/brand/currentAgency.ts'
import { signOut } from '../../../lib/session/signOut.ts'
import { requestCode, signInByCode, signInByPassword } from './clientSignInActions.ts'

const call = vi.hoisted(() => vi.fn<(name: string, input: object, region: string) => Promise<unknown>>())
vi.mock('../../../lib/call.ts', () => ({ call }))
vi.mock('../../../lib/firebase.ts', () => ({ auth: { currentUser: {}, signOut: async () => {} } }))
vi.mock('firebase/auth', () => ({ signInWithCustomToken: async () => {} }))

const agency = { region: 'eu' } as CurrentAgency

beforeEach(() => {
  call.mockReset().mockImplementation(async (name) => ({ token: 'token', device: `passes of ${name}` }))
})

describe('signing in as a client', () => {
  it('sends the passes of the last sign-in in this browser, also after signing out', async () => {
    await signInByPassword(agency, 'ada@example.com', 'a-long-password')
    expect(call.mock.lastCall?.[1]).toMatchObject({ device: '' })
    await signOut()
    await requestCode(agency, 'ada@example.com')
    expect(call.mock.lastCall?.[1]).toMatchObject({ device: 'passes of clientSignIn' })
    await signInByCode(agency, { email: 'ada@example.com', requestId: 'request' }, '123456')
    expect(call.mock.lastCall?.[1]).toMatchObject({ device: 'passes of clientSignIn' })
    await signInByPassword(agency, 'ada@example.com', 'a-long-password')
    expect(call.mock.lastCall?.[1]).toMatchObject({ device: 'passes of clientVerifyCode' })
  })
})
