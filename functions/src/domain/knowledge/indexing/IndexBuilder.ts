import { setImmediate } from 'node:timers/promises'
import { countPieces, type Chunk } from './chunkText.ts'
import type { Pair } from './pairMatcher.ts'
import { writeIndex } from '../search/indexFormat.ts'
import { printCount, printsOf } from '../search/likeness.ts'
import { endsOf, PostingList } from '../search/PostingList.ts'
import { termsOf } from '../search/terms.ts'
import type { WordLanguage } from '../search/wordLanguages.ts'

/** Passages between two pauses for other work of the process. */
const atOnce = 50

interface IndexLimits {
  /** Characters that count for a plan. */
  given: number
  /** Characters of all texts. */
  characters: number
  /** Different words. */
  words: number
}

/** Collects passages up to limits of text and of different words, which bound the memory. */
export class IndexBuilder {
  private readonly postings = new PostingList()
  private readonly chunks: Chunk[] = []
  private readonly lengths: number[] = []
  private readonly prints: number[] = []
  /** The language of each passage, empty when unknown. */
  private readonly languages: (WordLanguage | '')[] = []
  /** The vector of each passage that has one. */
  private readonly vectors: (Int8Array | undefined)[] = []
  private readonly pairs: Pair[] = []
  private readonly limits: IndexLimits
  private given = 0
  private characters = 0

  constructor(limits: IndexLimits) {
    this.limits = limits
  }

  /** Returns whether the plan has room for this many more characters. */
  hasRoom(pieces: number): boolean {
    return this.given + pieces <= this.limits.given
  }

  /**
   * Adds all passages of a source, or none and returns the exceeded limit. `vectors`: those of the passages
   * that have one.
   */
  async add(
    chunks: Chunk[],
    vectors: readonly (Int8Array | undefined)[] = [],
  ): Promise<'noRoom' | 'tooManyWords' | undefined> {
    const characters = chunks.reduce((sum, { text }) => sum + text.length, 0)
    const pieces = countPieces(chunks)
    if (!this.hasRoom(pieces) || this.characters + characters > this.limits.characters) return 'noRoom'
    const before = { ...this.postings.mark(), passages: this.chunks.length }
    const source = termsOf(
      chunks
        .slice(0, 5)
        .map(({ text }) => text)
        .join('\n'),
    ).language
    for (const [at, chunk] of chunks.entries()) {
      this.addChunk(chunk, source)
      this.vectors.push(vectors[at])
      // Stops before memory is spent on the rest.
      if (this.postings.termCount > this.limits.words) {
        this.cutTo(before)
        return 'tooManyWords'
      }
      if (at % atOnce === atOnce - 1) await setImmediate()
    }
    this.given += pieces
    this.characters += characters
    return undefined
  }

  addPair(pair: Pair): void {
    this.pairs.push(pair)
  }

  /** Returns the index as its file. `vectorModel`: the model of the vectors, if there are any. */
  serialize(vectorModel?: string): Buffer {
    const texts = this.chunks.flatMap(({ id, title, text, url = '' }) => [id, title, text, url])
    const languages = commonestFirst(this.languages.filter((language) => language !== ''))
    return writeIndex(
      { languages, pairs: this.pairs, ...(this.vectors.some(Boolean) && { vectorModel }) },
      {
        ...this.postings.arrays(),
        lengths: Uint32Array.from(this.lengths),
        languages: Uint8Array.from(this.languages, (language) =>
          language === '' ? 0 : languages.indexOf(language) + 1,
        ),
        vectors: joinVectors(this.vectors),
        prints: Uint32Array.from(this.prints),
        texts: Buffer.from(texts.join('')),
        textEnds: endsOf(texts.map((text) => Buffer.byteLength(text))),
      },
    )
  }

  /** Adds a passage. `source`: the language of its source, for a passage that is too short to tell. */
  private addChunk(chunk: Chunk, source: WordLanguage | undefined): void {
    const passage = this.chunks.length
    const { terms, language } = termsOf(chunk.text, source)
    const title = termsOf(chunk.title, language)
    for (const term of terms) this.postings.count(term, passage, 'text')
    for (const term of title.terms) this.postings.count(term, passage, 'title')
    this.chunks.push(chunk)
    this.lengths.push(terms.length)
    this.prints.push(...printsOf(new Set(terms)))
    this.languages.push(language ?? '')
  }

  /** Deletes what was added since `before`. */
  private cutTo(before: { terms: number; postings: number; passages: number }): void {
    const { passages } = before
    this.postings.cutTo(before)
    this.chunks.length = passages
    this.lengths.length = passages
    this.languages.length = passages
    this.vectors.length = passages
    this.prints.length = passages * printCount
  }
}

function commonestFirst(languages: WordLanguage[]): WordLanguage[] {
  const counts = Map.groupBy(languages, (language) => language)
  return [...counts].sort(([, one], [, other]) => other.length - one.length).map(([language]) => language)
}

/** Joins all vectors into one array, with zeros for passages without one; empty when no passage has one. */
function joinVectors(vectors: readonly (Int8Array | undefined)[]): Int8Array {
  const dimensions = vectors.find(Boolean)?.length ?? 0
  const all = new Int8Array(vectors.length * dimensions)
  for (const [at, vector] of vectors.entries()) if (vector) all.set(vector, at * dimensions)
  return all
}
