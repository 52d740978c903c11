import { readQuestion } from './queryWords.ts'
import { conceptsOf } from './concepts/conceptWords.ts'

/**
 * Returns the terms of a question's topic. Words of the same concept give the same term, so other wordings
 * share it.
 */
export function meaningTerms(question: string): string[] {
  const { words, spokenIn } = readQuestion({ question }, [])
  const telling = words.filter(({ share, isEveryday }) => share >= 0.4 && !isEveryday)
  return telling.map(({ word, forms }) => {
    const term = forms[0] ?? word
    const [concept] = spokenIn ? conceptsOf(term, spokenIn) : []
    return concept === undefined ? term : `#${concept}`
  })
}
