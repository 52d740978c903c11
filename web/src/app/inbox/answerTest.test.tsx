import { testExpectationsSchema } from '@parley/functions/shared/agents/savedTests'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { readDocument, readList } from '../../lib/firestore/firestore.ts'
import { SessionContext } from '../../lib/session/session.ts'
import { answerCalls } from '../../test/answerCalls.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { inputsOf } from '../../test/scriptCalls.ts'
import { TestTheme } from '../../test/TestTheme.tsx'
import { answerTest } from './answerTest.tsx'

vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/firestore/firestore.ts', () => ({ readDocument: vi.fn(), readList: vi.fn() }))

describe('an answer in the inbox that is saved as a test', () => {
  it('expects its main source', async () => {
    const agent = makeAgent()
    vi.mocked(readDocument).mockResolvedValue(agent)
    vi.mocked(readList).mockResolvedValue({ items: [], brokenIds: [] })
    answerCalls({ saveTest: { testId: 't1' } })
    const onClose = vi.fn()
    const answer = {
      id: 'm2',
      role: 'agent' as const,
      text: 'Five years.',
      at: 1,
      sources: [
        { id: 'guarantee-3', title: 'Guarantee', passage: 'p1' },
        { id: 'prices-0', title: 'Prices', passage: 'p2' },
      ],
    }
    render(
      <SessionContext value={{ uid: 'ann', email: 'ann@example.com', name: 'Ann' }}>
        {answerTest({ region: 'eu', agentId: agent.ID, question: 'How long?', answer, onClose })}
      </SessionContext>,
      { wrapper: TestTheme },
    )
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Save test' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    const expects = testExpectationsSchema.parse({ passages: [{ id: 'guarantee', title: 'Guarantee' }] })
    expect(inputsOf('saveTest')).toMatchObject([{ question: 'How long?', expected: 'Five years.', expects }])
  })
})
