import { noExpectations, type SavedTest, type TestExpectations } from '../../../shared/agents/savedTests.ts'
import { sha256 } from '../../kernel/identifiers.ts'

type NewTest = Omit<SavedTest, 'agentId' | 'ownerID'>

interface TestToAdd extends Pick<SavedTest, 'question' | 'expected'> {
  expects?: Omit<TestExpectations, 'passages'> | undefined
}

/**
 * Returns a saved test of a new agent. The result of a test without expectations is for a person to judge.
 */
export function newTest(
  { question, expected, expects = noExpectations }: TestToAdd,
  { by, at }: Pick<SavedTest, 'by' | 'at'>,
): NewTest {
  const ID = idOfQuestion(question)
  return {
    ID,
    question,
    expected,
    expects: { ...noExpectations, ...expects },
    at,
    by,
    last: null,
    published: null,
  }
}

/** Returns the id of a question's test, so that the same question has one test. */
export function idOfQuestion(question: string): string {
  return sha256(question.trim().toLowerCase()).slice(0, 20)
}
