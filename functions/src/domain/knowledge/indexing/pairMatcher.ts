import { z } from 'zod'
import { foldQuestion } from './foldQuestion.ts'

export const pairSchema = z.object({ id: z.string(), question: z.string(), answer: z.string() })
/** A question with the answer that a person has given to it. */
export type Pair = z.infer<typeof pairSchema>

/**
 * Returns how to find the pair that answers a question. Its answer is given word for word, without the model,
 * so the questions must be the same text but for case, punctuation, digits' script and spaces. No list of
 * words decides in every language which difference turns a question around: all others go to the model, which
 * gets the pair as its first passage.
 */
export function pairMatcher(pairs: Pair[]): (question: string) => Pair | undefined {
  const byQuestion = new Map(pairs.map((pair) => [foldQuestion(pair.question), pair]))
  byQuestion.delete('')
  return (question) => byQuestion.get(foldQuestion(question))
}

/** Returns whether a passage is the answer of a pair. */
export const isPairPassage = (passageId: string): boolean => passageId.startsWith('pair-')
