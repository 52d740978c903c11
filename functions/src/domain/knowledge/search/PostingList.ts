import { GrowingWords } from './GrowingWords.ts'
import type { IndexArrays } from './indexFormat.ts'
import { lettersOf } from './likeness.ts'

const maxCounted = 255
/** A posting's counts share one number: those of the title above those of the text. */
const inTitleBits = 8

/** The size of a list at a moment, to return to it. */
interface Mark {
  terms: number
  postings: number
}

/**
 * Collects which passages contain which terms, passage by passage. A posting has its term and the previous
 * posting of the same term, so that a few long arrays hold all of them.
 */
export class PostingList {
  private readonly numbers = new Map<string, number>()
  private readonly terms: string[] = []
  private readonly passages = new GrowingWords()
  private readonly counts = new GrowingWords()
  private readonly termOf = new GrowingWords()
  /**
   * The previous posting of each posting's term, and the newest posting of each term; each plus one, 0 for
   * none.
   */
  private readonly before = new GrowingWords()
  private readonly newest = new GrowingWords()

  get termCount(): number {
    return this.terms.length
  }

  /** Counts a term of a passage; passages come in their order. */
  count(term: string, passage: number, place: 'text' | 'title'): void {
    const number = this.numberOf(term)
    const newest = this.newest.at(number)
    if (newest === 0 || this.passages.at(newest - 1) !== passage) this.add(number, passage)
    const at = this.newest.at(number) - 1
    const counts = this.counts.at(at)
    const inText = (counts & maxCounted) + (place === 'text' ? 1 : 0)
    const inTitle = (counts >> inTitleBits) + (place === 'title' ? 1 : 0)
    this.counts.set(at, Math.min(inText, maxCounted) | (Math.min(inTitle, maxCounted) << inTitleBits))
  }

  mark(): Mark {
    return { terms: this.terms.length, postings: this.passages.length }
  }

  /** Deletes what was added since a mark. */
  cutTo(mark: Mark): void {
    for (let at = this.passages.length - 1; at >= mark.postings; at--)
      this.newest.set(this.termOf.at(at), this.before.at(at))
    for (const list of [this.passages, this.counts, this.termOf, this.before]) list.cutTo(mark.postings)
    for (const term of this.terms.splice(mark.terms)) this.numbers.delete(term)
    this.newest.cutTo(mark.terms)
  }

  /** Returns all postings in the form of an index. */
  arrays(): Pick<
    IndexArrays,
    'vocabulary' | 'vocabularyEnds' | 'letters' | 'postingEnds' | 'passages' | 'inText' | 'inTitle'
  > {
    const terms = this.terms.toSorted((one, other) => (one < other ? -1 : 1))
    const count = this.passages.length
    const [passages, inText, inTitle] = [new Uint32Array(count), new Uint8Array(count), new Uint8Array(count)]
    const postingEnds = this.postingEnds(terms)
    for (const [order, term] of terms.entries()) {
      let to = postingEnds[order] ?? 0
      // The newest posting, of the last passage, comes first.
      for (let at = this.newest.at(this.numberOf(term)); at > 0; at = this.before.at(at - 1)) {
        to--
        passages[to] = this.passages.at(at - 1)
        inText[to] = this.counts.at(at - 1) & maxCounted
        inTitle[to] = this.counts.at(at - 1) >> inTitleBits
      }
    }
    const vocabulary = Buffer.from(terms.join(''))
    const vocabularyEnds = endsOf(terms.map((term) => Buffer.byteLength(term)))
    const letters = Uint32Array.from(terms, lettersOf)
    return { vocabulary, vocabularyEnds, letters, postingEnds, passages, inText, inTitle }
  }

  private postingEnds(terms: string[]): Uint32Array {
    const counts = new Uint32Array(this.terms.length)
    for (let at = 0; at < this.termOf.length; at++) {
      const number = this.termOf.at(at)
      counts[number] = (counts[number] ?? 0) + 1
    }
    return endsOf(terms.map((term) => counts[this.numberOf(term)] ?? 0))
  }

  private numberOf(term: string): number {
    const termNumber = this.numbers.get(term)
    if (termNumber !== undefined) return termNumber
    const number = this.terms.length
    this.numbers.set(term, number)
    this.terms.push(term)
    this.newest.push(0)
    return number
  }

  private add(term: number, passage: number): void {
    this.passages.push(passage)
    this.counts.push(0)
    this.termOf.push(term)
    this.before.push(this.newest.at(term))
    this.newest.set(term, this.passages.length)
  }
}

/** Returns the end of each of some items that follow one another. */
export function endsOf(lengths: number[]): Uint32Array {
  let end = 0
  return Uint32Array.from(lengths, (length) => (end += length))
}
