import { savedTestSchema, testExpectationsSchema } from '@parley/functions/shared/agents/savedTests'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../lib/errors.ts'
import { readDocument, readList } from '../../lib/firestore/firestore.ts'
import { SessionContext } from '../../lib/session/session.ts'
import { answerCalls } from '../../test/answerCalls.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { inputsOf } from '../../test/scriptCalls.ts'
import { TestTheme } from '../../test/TestTheme.tsx'
import { describeMissed } from './describeMissed.ts'
import { TestDialog } from './TestDialog.tsx'
import type { TestValues } from './testForm.ts'

vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/firestore/firestore.ts', () => ({ readDocument: vi.fn(), readList: vi.fn() }))

const agent = makeAgent()
const prices = { ID: 'prices', title: 'Price list' }

beforeEach(() => {
  vi.mocked(readDocument).mockResolvedValue(agent)
  vi.mocked(readList).mockImplementation((kind) =>
    Promise.resolve({ items: kind === 'knowledge' ? [prices] : [], brokenIds: [] } as never),
  )
})

const toolsOf = (...names: string[]) => ({
  readTestTools: { tools: names.map((name) => ({ name, parameters: ['time'] })) },
})

function open(initial?: Partial<TestValues>) {
  const onClose = vi.fn()
  render(
    <SessionContext value={{ uid: 'ann', email: 'ann@example.com', name: 'Ann' }}>
      <TestDialog region="eu" agentId={agent.ID} {...(initial && { initial })} onClose={onClose} />
    </SessionContext>,
    { wrapper: TestTheme },
  )
  const user = userEvent.setup()
  const save = () => user.click(screen.getByRole('button', { name: 'Save test' }))
  return { user, save, onClose }
}

describe('TestDialog', () => {
  it('reports missing values at their fields, and saves the criteria of an answer', async () => {
    answerCalls({ ...toolsOf(), saveTest: { testId: 't1' } })
    const { user, save, onClose } = open()
    await save()
    await screen.findByText('Please enter a question.')
    await user.type(screen.getByRole('textbox', { name: 'Question' }), 'What does it cost?')
    await save()
    await screen.findByText(/^Say what the answer must do/)
    await user.type(screen.getByRole('combobox', { name: 'Must contain' }), '49,90 €{Enter}')
    await user.type(screen.getByRole('combobox', { name: 'Must not contain' }), 'free')
    await user.click(await screen.findByRole('combobox', { name: 'Sources it must use' }))
    await user.click(await screen.findByRole('option', { name: 'Price list' }))
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(inputsOf('saveTest')).toEqual([
      {
        region: 'eu',
        agentId: agent.ID,
        question: 'What does it cost?',
        expected: '',
        expects: testExpectationsSchema.parse({
          contains: ['49,90 €'],
          lacks: ['free'],
          passages: [{ id: 'prices', title: 'Price list' }],
        }),
      },
    ])
  })

  it('shows the cost of the judging model, and requires an answer to compare with', async () => {
    answerCalls({ ...toolsOf(), saveTest: { testId: 't1' } })
    const { user, save, onClose } = open({ question: 'Open on Sundays?' })
    await user.click(await screen.findByRole('switch', { name: 'Let the model judge' }))
    screen.getByText(/ checks whether the answer means the same .* Adds about [\d.]+ credits per run/)
    await save()
    await screen.findByText('Please enter the expected answer.')
    await user.type(screen.getByRole('textbox', { name: 'Expected answer' }), 'Yes, from ten.')
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(inputsOf('saveTest')).toMatchObject([
      { expected: 'Yes, from ten.', expects: { judge: { wanted: true } } },
    ])
  })

  it('offers the functions of the agent by the names that models call', async () => {
    answerCalls({ ...toolsOf('book_appointment', 'book_appointment_2'), saveTest: { testId: 't1' } })
    const { user, save, onClose } = open({ question: 'Tuesday at ten?' })
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Tool it calls' }),
      'book_appointment_2',
    )
    await user.type(screen.getByRole('textbox', { name: 'Value of time' }), '2026-11-24T10:00')
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(inputsOf('saveTest')).toMatchObject([
      { expects: { tool: { name: 'book_appointment_2', values: { time: '2026-11-24T10:00' } } } },
    ])
  })

  it('shows what is expected and gone, until it is removed', async () => {
    answerCalls({ ...toolsOf(), saveTest: { testId: 't1' } })
    const expects = testExpectationsSchema.parse({
      contains: ['yes'],
      path: ['n9'],
      tool: { name: 'cancel_order', values: { number: '4711' } },
      outcome: 'cancelled',
    })
    const { user, save, onClose } = open({ question: 'Cancel 4711', expects })
    const tool = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Tool it calls' })
    const outcome = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Outcome' })
    expect([tool.value, outcome.value]).toEqual(['cancel_order', 'cancelled'])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Value of number' }).value).toBe('4711')
    await user.selectOptions(tool, 'None')
    await user.selectOptions(outcome, 'None')
    await user.click(screen.getByRole('button', { name: 'Remove n9' }))
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(inputsOf('saveTest')).toMatchObject([{ expects: { tool: null, outcome: '', path: [] } }])
  })

  it('keeps the typed values when the server refuses a field', async () => {
    answerCalls({
      saveTest: new CallError('invalid-argument', 'Wrong.', { 'expects.lacks': 'At most 10 entries.' }),
    })
    const { save, onClose } = open({
      question: 'Open?',
      expects: testExpectationsSchema.parse({ contains: ['yes'] }),
    })
    await save()
    await screen.findByText('At most 10 entries.')
    screen.getByText('yes')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('lists each criterion that a run has missed', () => {
    const test = savedTestSchema.parse({
      ID: 't1',
      agentId: agent.ID,
      ownerID: 'ann',
      question: 'Open?',
      expected: 'Yes.',
      expects: { contains: ['open', 'Sunday'], lacks: ['not'], judge: { wanted: true } },
      at: 1,
      by: 'ann',
      last: {
        answer: 'We are not open.',
        passed: false,
        missed: ['contains', 'lacks', 'judge', 'outcome'],
        judged: { agrees: false, reason: 'It says the opposite.' },
        at: 1,
        fingerprint: 'draft',
      },
    })
    expect(describeMissed(test)).toEqual([
      'Missing from the answer: Sunday',
      'Found but not allowed: not',
      'Different meaning. It says the opposite.',
      'It didn’t reach the expected outcome.',
    ])
  })
})
