import { noExpectations, type SavedTest } from '../../../shared/agents/savedTests.ts'
import { sha256 } from '../../kernel/identifiers.ts'

type NewTest = Omit<SavedTest, 'agentId' | 'ownerID'>

/** Returns a saved test of a new agent. Its result is for a person to judge, because it expects nothing. */
export function newTest(
  { question, expected }: Pick<SavedTest, 'question' | 'expected'>,
  { by, at }: Pick<SavedTest, 'by' | 'at'>,
): NewTest {
  const ID = idOfQuestion(question)
  return { ID, question, expected, expects: noExpectations, at, by, last: null, published: null }
}

/** Returns the id of a question's test, so that the same question has one test. */
export function idOfQuestion(question: string): string {
  return sha256(question.trim().toLowerCase()).slice(0, 20)
}
