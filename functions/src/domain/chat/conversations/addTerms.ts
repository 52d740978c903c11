import { searchWords, termLengths } from '../../../shared/texts/fitsFilter.ts'

const maxTerms = 200

/** Adds the words that a search can find a conversation by, each once; the earliest are kept. */
export function addTerms(terms: string[], texts: string[]): string[] {
  const fit = texts
    .flatMap(searchWords)
    .filter(({ length }) => length >= termLengths.least && length <= termLengths.most)
  const existing = new Set(terms)
  const isNew = terms.length < maxTerms && fit.some((term) => !existing.has(term))
  return isNew ? [...new Set([...terms, ...fit])].slice(0, maxTerms) : terms
}
