import { readQuestion } from './queryWords.ts'

/** Returns the terms of a question's topic; inflections of a word give the same term. */
export function topicTerms(question: string): string[] {
  const { words } = readQuestion({ question }, [])
  return words
    .filter(({ share, isEveryday }) => share >= 0.4 && !isEveryday)
    .map(({ word, forms }) => forms[0] ?? word)
}
