import { describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { runTests } from './testActions.ts'

vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

describe('a run of saved tests', () => {
  it('continues in further calls until all questions are asked', async () => {
    const result = { startedAt: 7, passed: 3, failed: 0, unjudged: 0, notAsked: 2, isComplete: true }
    vi.mocked(call).mockResolvedValueOnce(result)
    vi.mocked(call).mockResolvedValueOnce({ ...result, passed: 5, notAsked: 0 })
    expect(await runTests('eu', 'a1')).toMatchObject({ passed: 5, notAsked: 0 })
    const agent = { region: 'eu', agentId: 'a1' }
    expect(vi.mocked(call).mock.calls).toEqual([
      ['runTests', agent, 'eu'],
      ['runTests', { ...agent, since: 7 }, 'eu'],
    ])
  })
})
