import type { IndexArrays } from './indexFormat.ts'
import { PassageScope } from './PassageScope.ts'
import { differingBits, isSpeltLike, lettersOf } from './likeness.ts'

/** Limits of the terms that replace an unknown word. */
const maxGuesses = 3
const maxPrefixMatches = 8
const bytesOfLetter = 3
/** Terms compared letter by letter for one word; further terms with similar letters are left out. */
const maxCompared = 2_000
/** Shorter words match too many terms. */
const minLetters = { guessed: 4, begun: 5, partOfCompound: 4 }

/** The terms that passages of a scope have, each with its number in the order of the index. */
export class Vocabulary {
  readonly size: number
  readonly scope: PassageScope
  private readonly arrays: IndexArrays
  private readonly decoder = new TextDecoder()

  constructor(arrays: IndexArrays, scope = new PassageScope(arrays)) {
    this.arrays = arrays
    this.scope = scope
    this.size = arrays.vocabularyEnds.length
  }

  /** Returns the number of a term; undefined when no passage has it. */
  find(term: string): number | undefined {
    const at = this.firstFrom(term)
    return at < this.size && this.term(at) === term && this.passageCount(at) > 0 ? at : undefined
  }

  /** Returns the number of passages with a term. */
  passageCount(at: number): number {
    return this.scope.countOf(at)
  }

  /** Returns terms that an unknown word may mean: it may be misspelt or incomplete. */
  guess(word: string): number[] {
    return [...this.misspelt(word), ...this.wordsWithPrefix(word)]
  }

  private misspelt(word: string): number[] {
    if (word.length < minLetters.guessed) return []
    const maxEdits = word.length < 8 ? 1 : 2
    const letters = lettersOf(word)
    const bytes = Buffer.byteLength(word)
    const positions: number[] = []
    let compared = 0
    for (let at = 0; at < this.size && compared < maxCompared; at++) {
      // A replaced letter changes two bits.
      if (differingBits(this.arrays.letters[at] ?? 0, letters) > 2 * maxEdits) continue
      if (Math.abs(this.bytesOf(at) - bytes) > bytesOfLetter * maxEdits) continue
      compared++
      const term = this.term(at)
      // The first letter is almost never misspelt.
      if (term[0] === word[0] && isSpeltLike(word, term, maxEdits)) positions.push(at)
    }
    return this.commonest(positions, maxGuesses)
  }

  private wordsWithPrefix(word: string): number[] {
    if (word.length < minLetters.begun) return []
    const positions: number[] = []
    for (let at = this.firstFrom(word); at < this.size && positions.length < 200; at++) {
      if (!this.term(at).startsWith(word)) break
      positions.push(at)
    }
    return this.commonest(positions, maxPrefixMatches)
  }

  /** Returns longer terms that begin or end with a word. */
  compoundsWith(word: string): number[] {
    if (word.length < minLetters.partOfCompound) return []
    const letters = lettersOf(word)
    const least = Buffer.byteLength(word) + minLetters.partOfCompound
    const positions: number[] = []
    for (let at = 0; at < this.size; at++) {
      const hasLetters = (letters & ~(this.arrays.letters[at] ?? 0)) === 0
      if (!hasLetters || this.bytesOf(at) < least) continue
      const term = this.term(at)
      if (term.startsWith(word) || term.endsWith(word)) positions.push(at)
    }
    return this.commonest(positions, maxPrefixMatches)
  }

  private commonest(terms: number[], limit: number): number[] {
    const counts = new Map(terms.map((at) => [at, this.passageCount(at)]))
    const countOf = (at: number) => counts.get(at) ?? 0
    const had = terms.filter((at) => countOf(at) > 0)
    return had.toSorted((one, other) => countOf(other) - countOf(one)).slice(0, limit)
  }

  /** Returns the first term that does not sort before a word. */
  private firstFrom(word: string): number {
    let [from, to] = [0, this.size]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (this.term(middle) < word) from = middle + 1
      else to = middle
    }
    return from
  }

  /** Returns a term by its number. */
  term(at: number): string {
    const { vocabulary, vocabularyEnds } = this.arrays
    return this.decoder.decode(vocabulary.subarray(this.startOf(at), vocabularyEnds[at]))
  }

  private bytesOf(at: number): number {
    return (this.arrays.vocabularyEnds[at] ?? 0) - this.startOf(at)
  }

  private startOf(at: number): number {
    return at > 0 ? (this.arrays.vocabularyEnds[at - 1] ?? 0) : 0
  }
}
