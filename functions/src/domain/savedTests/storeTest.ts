import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'
import { savedTestSchema, type SavedTest } from '../../shared/savedTests.ts'
import type { Caller } from '../actor.ts'
import { authorize } from '../authorize.ts'
import type { AgentRef } from '../agents/publishAgent.ts'
import { sha256 } from '../identifiers.ts'
import type { Ports } from '../ports.ts'

interface TestInput {
  region: Region
  agentId: string
  workspaceId: string
  by: string
  at: number
  question: string
  expected: string
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
}: TestInput): Promise<string> {
  const ID = sha256(question.trim().toLowerCase()).slice(0, 20)
  const path = paths.test(agentId, ID)
  const known = await readDocument(region, path, savedTestSchema)
  const test: SavedTest = {
    ID,
    agentId,
    ownerID: workspaceId,
    question,
    expected,
    at,
    by,
    last: null,
    published: known?.data.expected === expected ? known.data.published : null,
  }
  await new Writes(region).set(path, { ...test }).commit()
  return ID
}

/** Keeps a question and what the agent should answer to it, as a member of its workspace. */
export async function saveTest(
  ports: Ports,
  caller: Caller,
  { region, agentId, question, expected }: AgentRef & { question: string; expected: string },
) {
  const { workspaceId } = await authorize(caller, 'correctAnswers', { region, agentId })
  return {
    testId: await storeTest({
      region,
      agentId,
      workspaceId,
      by: caller.uid,
      at: ports.now(),
      question,
      expected,
    }),
  }
}
