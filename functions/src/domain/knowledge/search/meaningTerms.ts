import { readQuestion } from './askedWords.ts'
import { conceptsOf } from './concepts/conceptWords.ts'

/**
 * What a question is about, as terms that other wordings of it share: words that stand for the same thing
 * give the same term.
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
