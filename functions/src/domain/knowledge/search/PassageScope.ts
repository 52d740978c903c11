import type { IndexArrays } from './indexFormat.ts'

/** The passages that a search may find: all of an index, or those of some sources. */
export class PassageScope {
  /** The number of passages in it. */
  readonly size: number
  private readonly arrays: Pick<IndexArrays, 'lengths' | 'passages' | 'postingEnds'>
  /** A 1 for each passage in it; undefined for all. */
  private readonly marks: Uint8Array | undefined

  constructor(arrays: Pick<IndexArrays, 'lengths' | 'passages' | 'postingEnds'>, marks?: Uint8Array) {
    this.arrays = arrays
    this.marks = marks
    this.size = marks ? marks.reduce((sum, mark) => sum + mark, 0) : arrays.lengths.length
  }

  has(passage: number): boolean {
    return !this.marks || this.marks[passage] === 1
  }

  /** Returns the number of its passages that have a term. */
  countOf(term: number): number {
    const { postingEnds, passages } = this.arrays
    const [from, to] = [term > 0 ? (postingEnds[term - 1] ?? 0) : 0, postingEnds[term] ?? 0]
    if (!this.marks) return to - from
    let count = 0
    for (let at = from; at < to; at++) count += this.marks[passages[at] ?? 0] ?? 0
    return count
  }
}
