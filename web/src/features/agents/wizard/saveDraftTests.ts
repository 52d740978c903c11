import type { TestExpectations } from '@parley/functions/shared/agents/savedTests'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { call } from '../../../lib/call.ts'
import { sentenceOf } from '../../../lib/errors.ts'
import { currentBrand, draftedTexts, nameOf } from './drafted/draftedTexts.ts'
import type { DraftTest } from './drafted/DraftTest.ts'
import { parseWebsite } from './parseWebsite.ts'
import type { WizardDraft } from './wizardDraft.ts'

/**
 * Saves the drafted tests of a new agent, and returns why that failed, or an empty text: the agent is
 * complete without them. A repetition replaces the tests of the same questions, and deletes those whose
 * question has changed since. `sourceId`: the website among the agent's knowledge; undefined without it, which
 * leaves out tests that only the website can answer.
 */
export async function saveDraftTests(
  { region, agentId }: { region: Region; agentId: string },
  draft: WizardDraft,
  sourceId: string | undefined,
): Promise<Pick<WizardDraft, 'testsFailure' | 'testIds'>> {
  const host = URL.parse(parseWebsite(draft.website) ?? '')?.host ?? ''
  const passages = sourceId === undefined ? [] : [{ id: sourceId, title: host }]
  const testIds: string[] = []
  try {
    // The newest one is the first of the list.
    for (const test of draftedTexts(draft).tests.toReversed()) {
      const question = test.question.trim()
      const contains = wordsOf(test, draft)
      const expects = { ...nothing, contains, passages: contains.length > 0 ? [] : passages }
      if (question === '' || (contains.length === 0 && passages.length === 0)) continue
      const saved = { region, agentId, question, expected: test.expected.trim(), expects }
      testIds.push((await call('saveTest', saved, region)).testId)
    }
    await deleteTests(
      { region, agentId },
      draft.testIds.filter((id) => !testIds.includes(id)),
    )
    return { testsFailure: '', testIds }
  } catch (error) {
    return { testsFailure: sentenceOf(error), testIds: [...new Set([...draft.testIds, ...testIds])] }
  }
}

async function deleteTests(
  { region, agentId }: { region: Region; agentId: string },
  testIds: readonly string[],
): Promise<void> {
  if (testIds.length === 0) return
  const { deleteDocument } = await import('../../../lib/firestore/firestore.ts')
  for (const id of testIds) await deleteDocument({ region, path: paths.test(agentId, id) })
}

const nothing: TestExpectations = {
  contains: [],
  lacks: [],
  passages: [],
  path: [],
  tool: null,
  outcome: '',
  judge: { wanted: false },
}

/** Returns the words that a good answer contains. */
function wordsOf({ kind, expected }: DraftTest, draft: WizardDraft): string[] {
  const { email = '', phone = '' } = currentBrand(draft) ?? {}
  const words = kind === 'about' ? [nameOf(draft)] : kind === 'contact' ? [email, phone] : []
  const [word] = words.filter((text) => text !== '' && (kind === 'about' || expected.includes(text)))
  return word === undefined ? [] : [word]
}
