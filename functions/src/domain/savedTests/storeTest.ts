import { isSame } from '../../shared/isSame.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'
import {
  savedTestSchema,
  testExpectationsSchema,
  type SavedTest,
  type TestExpectations,
} from '../../shared/savedTests.ts'
import type { Caller } from '../actor.ts'
import { AppError } from '../AppError.ts'
import { authorizeForAgent } from '../authorize.ts'
import type { AgentRef } from '../agents/AgentRef.ts'
import { sha256 } from '../identifiers.ts'
import type { Ports } from '../ports.ts'

const noExpectations = testExpectationsSchema.parse({})

interface TestInput {
  region: Region
  agentId: string
  workspaceId: string
  by: string
  at: number
  question: string
  expected: string
  expects?: TestExpectations
}

/**
 * Keeps a question with its expected answer. The same question again replaces what was expected, and nothing
 * has passed that yet.
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
}: TestInput): Promise<string> {
  const ID = sha256(question.trim().toLowerCase()).slice(0, 20)
  const path = paths.test(agentId, ID)
  const known = await readDocument(region, path, savedTestSchema)
  const expects = given ?? known?.data.expects ?? noExpectations
  const isAsBefore = known?.data.expected === expected && isSame(known.data.expects, expects)
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
    published: isAsBefore ? known.data.published : null,
  }
  await new Writes(region).set(path, { ...test }).commit()
  return ID
}

interface SavedTestInput extends AgentRef {
  question: string
  expected: string
  expects?: TestExpectations
}

/** Keeps a question and what the agent should do with it, as a member of its workspace. */
export async function saveTest(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, agentId, question, expected, expects = noExpectations }: SavedTestInput,
) {
  const { workspaceId } = await authorizeForAgent(caller, 'correctAnswers', { region, agentId })
  if (expected === '' && isSame(expects, noExpectations))
    throw new AppError('invalid-argument', 'writeExpected', { expected: 'writeExpected' })
  const test = { region, agentId, workspaceId, by: caller.uid, at: ports.now(), question, expected, expects }
  return { testId: await storeTest(test) }
}
