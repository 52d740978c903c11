import { isSame } from '../../../shared/texts/isSame.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import {
  noExpectations,
  savedTestSchema,
  testLimits,
  type SavedTest,
  type TestExpectations,
  type TestSource,
} from '../../../shared/agents/savedTests.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { idOfQuestion } from './newTest.ts'

interface TestInput {
  region: Region
  agentId: string
  workspaceId: string
  by: string
  at: number
  question: string
  expected: string
  expects?: TestExpectations
  /** A source that the answer must use from now on, in addition to the earlier expectations. */
  passage?: TestSource
}

/**
 * Saves a question with the expectations of its answer. The same question again replaces them, and its result
 * is reset.
 */
export async function storeTest({
  region,
  agentId,
  workspaceId,
  by,
  at,
  question,
  expected,
  expects: given,
  passage,
}: TestInput): Promise<string> {
  const ID = idOfQuestion(question)
  const path = paths.test(agentId, ID)
  const existing = await readDocument(region, path, savedTestSchema)
  const expectations = given ?? existing?.data.expects ?? noExpectations
  const expects = passage
    ? { ...expectations, passages: withPassage(expectations.passages, passage) }
    : expectations
  const isAsBefore = existing?.data.expected === expected && isSame(existing.data.expects, expects)
  const test: SavedTest = {
    ID,
    agentId,
    ownerID: workspaceId,
    question,
    expected,
    expects,
    at,
    by,
    last: null,
    published: isAsBefore ? existing.data.published : null,
  }
  await new Writes(region).set(path, { ...test }).commit()
  return ID
}

function withPassage(before: readonly TestSource[], passage: TestSource): TestSource[] {
  return [passage, ...before.filter(({ id }) => id !== passage.id)].slice(0, testLimits.sources)
}

interface SavedTestInput extends AgentRef {
  question: string
  expected: string
  expects: TestExpectations
}

/** Saves a question with the expected behaviour, for a member of the workspace. */
export async function saveTest(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, agentId, question, expected, expects }: SavedTestInput,
) {
  const { workspaceId } = await authorizeForAgent(caller, 'correctAnswers', { region, agentId })
  const test = { region, agentId, workspaceId, by: caller.uid, at: ports.now(), question, expected, expects }
  return { testId: await storeTest(test) }
}
