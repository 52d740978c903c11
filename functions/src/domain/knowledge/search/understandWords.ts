import type { QueryWord } from './queryWords.ts'
import { findGroups } from './findGroups.ts'
import type { IndexArrays } from './indexFormat.ts'
import type { Vocabulary } from './Vocabulary.ts'

/** A word of a question as an index understands it. */
export interface UnderstoodWord {
  word: string
  isKnown: boolean
  /** The terms that matched it. */
  takenFor: string[]
  /** The passages with one of them. */
  passages: ReadonlySet<number>
}

/** Explains to people how an index understands each word of a question. */
export function understandWords(
  arrays: IndexArrays,
  vocabulary: Vocabulary,
  words: readonly QueryWord[],
): UnderstoodWord[] {
  return words
    .filter(({ share }) => share > 0)
    .map((word) => {
      const group = findGroups(arrays, vocabulary, { words: [word] }).groups[0]
      const others = group?.others ?? []
      const terms = [...(group?.terms ?? []), ...others].map(({ term }) => term)
      const passages = new Set<number>((group?.terms ?? []).flatMap(({ term }) => passagesOf(arrays, term)))
      for (const { passages: having } of others) for (const passage of having) passages.add(passage)
      const takenFor = [...new Set(terms.map((term) => vocabulary.term(term)))]
      return { word: word.word, isKnown: group !== undefined, takenFor, passages }
    })
}

function passagesOf({ postingEnds, passages }: IndexArrays, term: number): number[] {
  return [...passages.subarray(term > 0 ? postingEnds[term - 1] : 0, postingEnds[term])]
}
