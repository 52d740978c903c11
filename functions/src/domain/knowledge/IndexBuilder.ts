import { setImmediate } from 'node:timers/promises'
import { countGiven, type Chunk } from './chunkText.ts'
import type { Pair } from './pairMatcher.ts'
import { writeIndex, type IndexArrays } from './search/indexFormat.ts'
import { lettersOf, printCount, printsOf } from './search/likeness.ts'
import { termsOf } from './search/terms.ts'
import type { WordLanguage } from './search/wordLanguages.ts'

/** How many passages are added before others that share the process get their turn. */
const atOnce = 50
const mostCounted = 255

/** Passage, times in its text and times in its title, for each passage in turn. */
type Postings = number[]
const postingLength = 3

interface IndexLimits {
  /** Characters that a plan counts. */
  given: number
  /** Characters of all texts. */
  characters: number
  /** Different words. */
  words: number
}

/**
 * Collects passages up to a limit of their text and of different words, by which memory is known beforehand.
 */
export class IndexBuilder {
  private readonly postings = new Map<string, Postings>()
  private readonly chunks: Chunk[] = []
  private readonly lengths: number[] = []
  private readonly prints: number[] = []
  private readonly languages = new Map<WordLanguage, number>()
  private readonly pairs: Pair[] = []
  private readonly limits: IndexLimits
  private given = 0
  private characters = 0

  constructor(limits: IndexLimits) {
    this.limits = limits
  }

  /** Whether the plan has room for so many more characters. */
  hasRoom(given: number): boolean {
    return this.given + given <= this.limits.given
  }

  /** Adds all passages of a source, or none and says which limit they exceed. */
  async add(chunks: Chunk[]): Promise<'noRoom' | 'tooManyWords' | undefined> {
    const characters = chunks.reduce((sum, { text }) => sum + text.length, 0)
    const given = countGiven(chunks)
    if (!this.hasRoom(given) || this.characters + characters > this.limits.characters) return 'noRoom'
    const before = this.chunks.length
    const source = termsOf(
      chunks
        .slice(0, 5)
        .map(({ text }) => text)
        .join('\n'),
    ).language
    for (const [at, chunk] of chunks.entries()) {
      this.addChunk(chunk, source)
      // Before memory is spent on the rest.
      if (this.postings.size > this.limits.words) {
        this.cutTo(before)
        return 'tooManyWords'
      }
      if (at % atOnce === atOnce - 1) await setImmediate()
    }
    this.given += given
    this.characters += characters
    return undefined
  }

  addPair(pair: Pair): void {
    this.pairs.push(pair)
  }

  /** The index as its file. */
  serialize(): Buffer {
    const terms = [...this.postings.keys()].sort((one, other) => (one < other ? -1 : 1))
    const postings = terms.map((term) => this.postings.get(term) ?? [])
    const texts = this.chunks
      .flatMap(({ id, title, text }) => [id, title, text])
      .map((text) => Buffer.from(text))
    const vocabulary = terms.map((term) => Buffer.from(term))
    const languages = [...this.languages].sort(([, one], [, other]) => other - one)
    return writeIndex(
      { languages: languages.map(([language]) => language), pairs: this.pairs },
      {
        vocabulary: Buffer.concat(vocabulary),
        vocabularyEnds: endsOf(vocabulary.map(({ length }) => length)),
        letters: Uint32Array.from(terms, lettersOf),
        ...postingArrays(postings),
        lengths: Uint32Array.from(this.lengths),
        prints: Uint32Array.from(this.prints),
        texts: Buffer.concat(texts),
        textEnds: endsOf(texts.map(({ length }) => length)),
      },
    )
  }

  /** `source`: the language of the source that the passage is of, where it does not tell itself. */
  private addChunk(chunk: Chunk, source: WordLanguage | undefined): void {
    const passage = this.chunks.length
    const { terms, language } = termsOf(chunk.text, source)
    const title = termsOf(chunk.title, language)
    this.count(passage, terms, 1)
    this.count(passage, title.terms, 2)
    this.chunks.push(chunk)
    this.lengths.push(terms.length)
    this.prints.push(...printsOf(new Set(terms)))
    if (language) this.languages.set(language, (this.languages.get(language) ?? 0) + 1)
  }

  private count(passage: number, terms: string[], offset: 1 | 2): void {
    for (const term of terms) {
      const postings = this.postings.get(term) ?? []
      if (postings.length === 0) this.postings.set(term, postings)
      if (postings.at(-postingLength) !== passage) postings.push(passage, 0, 0)
      const at = postings.length - postingLength + offset
      postings[at] = Math.min(mostCounted, (postings[at] ?? 0) + 1)
    }
  }

  /** Takes out the passages from one on. */
  private cutTo(first: number): void {
    for (const [term, postings] of this.postings) {
      while (postings.length > 0 && (postings.at(-postingLength) ?? 0) >= first)
        postings.length -= postingLength
      if (postings.length === 0) this.postings.delete(term)
    }
    this.chunks.length = first
    this.lengths.length = first
    this.prints.length = first * printCount
  }
}

function postingArrays(
  postings: Postings[],
): Pick<IndexArrays, 'postingEnds' | 'passages' | 'inText' | 'inTitle'> {
  const postingEnds = endsOf(postings.map(({ length }) => length / postingLength))
  const count = postingEnds.at(-1) ?? 0
  const passages = new Uint32Array(count)
  const inText = new Uint8Array(count)
  const inTitle = new Uint8Array(count)
  let to = 0
  for (const each of postings) {
    for (let from = 0; from < each.length; from += postingLength, to++) {
      passages[to] = each[from] ?? 0
      inText[to] = each[from + 1] ?? 0
      inTitle[to] = each[from + 2] ?? 0
    }
  }
  return { postingEnds, passages, inText, inTitle }
}

/** Where each of some things ends that stand one after the other. */
function endsOf(lengths: number[]): Uint32Array {
  let end = 0
  return Uint32Array.from(lengths, (length) => (end += length))
}
