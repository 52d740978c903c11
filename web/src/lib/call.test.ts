import { callSeconds } from '@parley/functions/shared/limits'
import { httpsCallable } from 'firebase/functions'
import { describe, expect, it, vi } from 'vitest'
import { call } from './call.ts'

vi.mock('./firebase.ts', () => ({ app: {} }))
vi.mock('firebase/functions', () => ({
  getFunctions: vi.fn(),
  connectFunctionsEmulator: vi.fn(),
  httpsCallable: vi.fn(() => async () => ({ data: { success: true } })),
}))

describe('call', () => {
  it('waits longer than a procedure may take on the server', async () => {
    await call('deleteTool', { region: 'eu', workspaceId: 'w1', toolId: 't1' }, 'eu')
    const options = vi.mocked(httpsCallable).mock.calls[0]?.[2]
    expect(options?.timeout).toBeGreaterThan(callSeconds * 1_000)
  })
})
