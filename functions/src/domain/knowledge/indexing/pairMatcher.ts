import { z } from 'zod'
import { foldQuestion } from './foldQuestion.ts'

export const pairSchema = z.object({ id: z.string(), question: z.string(), answer: z.string() })
/** A question with the answer that a person gave. */
export type Pair = z.infer<typeof pairSchema>

/**
 * Returns a function that finds the pair of a question. Its answer is given word for word, without the model,
 * so the questions must be equal but for case, punctuation, script of digits and spaces. No word list could
 * tell in every language which difference reverses a question. All other questions go to the model, with the
 * pair as its first passage.
 */
export function pairMatcher(pairs: Pair[]): (question: string) => Pair | undefined {
  const byQuestion = new Map(pairs.map((pair) => [foldQuestion(pair.question), pair]))
  byQuestion.delete('')
  return (question) => byQuestion.get(foldQuestion(question))
}

/** Returns whether a passage is the answer of a pair. */
export const isPairPassage = (passageId: string): boolean => passageId.startsWith('pair-')
