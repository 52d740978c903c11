import { paths } from '@parley/functions/shared/paths'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/errors.ts'
import { deleteDocument } from '../../../lib/firestore/firestore.ts'
import { saveDraftTests } from './saveDraftTests.ts'
import { emptyWizard, type WizardDraft } from './wizardDraft.ts'

vi.mock('../../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../../lib/firestore/firestore.ts', () => ({ deleteDocument: vi.fn() }))

const ref = { region: 'eu', agentId: 'agent1' } as const

function draftOf(questions: string[], testIds: string[]): WizardDraft {
  const tests = questions.map((question) => ({ kind: 'about' as const, question, expected: 'Boats.' }))
  return { ...emptyWizard(), company: 'Tarn Boats', tests, testIds }
}

/** Saves the tests of a draft, and returns the result with what was deleted. */
async function save(questions: string[], testIds: string[] = []) {
  const result = await saveDraftTests(ref, draftOf(questions, testIds), undefined)
  return { ...result, deleted: vi.mocked(deleteDocument).mock.calls.map(([location]) => location) }
}

beforeEach(() => {
  vi.mocked(deleteDocument).mockReset()
  // As the server does, the same question has the same id.
  vi.mocked(call)
    .mockReset()
    .mockImplementation(async (_, input) =>
      JSON.parse(JSON.stringify({ testId: Reflect.get(input, 'question') })),
    )
})

describe('saveDraftTests', () => {
  it('deletes the test of a question that has changed since it was saved', async () => {
    const { testIds } = await save(['What is it?', 'Where is it?'])
    expect(await save(['What is it?', 'When is it?'], testIds)).toEqual({
      testsFailure: '',
      testIds: ['When is it?', 'What is it?'],
      deleted: [{ region: 'eu', path: paths.test('agent1', 'Where is it?') }],
    })
  })

  it('deletes the test of a question that was emptied', async () => {
    const { deleted } = await save(['', 'Where is it?'], ['Where is it?', 'What is it?'])
    expect(deleted).toEqual([{ region: 'eu', path: paths.test('agent1', 'What is it?') }])
  })

  it('deletes nothing when a test could not be saved, and keeps the ids for the next attempt', async () => {
    vi.mocked(call).mockRejectedValue(new CallError('unavailable', 'Not now.'))
    expect(await save(['When is it?'], ['Where is it?'])).toEqual({
      testsFailure: 'Not now.',
      testIds: ['Where is it?'],
      deleted: [],
    })
  })
})
