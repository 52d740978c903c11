import type { Source } from '../../shared/widgetApi.ts'
import type { Chunk } from './chunkText.ts'
import { IndexBuilder } from './IndexBuilder.ts'
import { pairMatcher, type Pair } from './pairMatcher.ts'
import { readIndex, type IndexArrays } from './search/indexFormat.ts'
import { areAlike } from './search/likeness.ts'
import { rankPassages, type Ranked } from './search/rankPassages.ts'
import { askedWords } from './search/terms.ts'
import { Vocabulary } from './search/Vocabulary.ts'
import { isWordLanguage } from './search/wordLanguages.ts'

/** What finds passages for a question. Vector search can stand behind the same words later. */
export interface SearchIndex {
  /** The best passages for a question; none where none of them is about it. */
  search(question: string, most: number): Source[]
  /** The corrected answer to a question that says the same in nearly the same words. */
  pair(question: string): Pair | undefined
}

/**
 * The least share of a question that its best passage has to cover: below it, passages are random ones.
 * Measured with `npm run bench:search`: higher loses more right answers than it spares wrong ones.
 */
const leastCoverage = 0.25
/** A weak tail misleads a model more than it helps. */
const leastOfBest = 0.25

/** An index of passages that are at hand, without limits. */
export async function buildIndex(chunks: Chunk[], pairs: Pair[] = []): Promise<Buffer> {
  const builder = new IndexBuilder({ given: Infinity, characters: Infinity, words: Infinity })
  await builder.add(chunks)
  for (const pair of pairs) builder.addPair(pair)
  return builder.serialize()
}

/** Opens what `IndexBuilder` has written; undefined for an index of another format, and for a damaged one. */
export function openIndex(stored: Buffer): SearchIndex | undefined {
  const read = tryRead(stored)
  if (!read) return undefined
  const { header, arrays } = read
  const vocabulary = new Vocabulary(arrays)
  const languages = header.languages.filter(isWordLanguage)
  return {
    pair: pairMatcher(header.pairs),
    search: (question, most) => {
      const ranked = rankPassages(arrays, vocabulary, askedWords(question, languages))
      return pick(arrays, ranked, most).map(({ passage }) => readPassage(arrays, passage))
    },
  }
}

function tryRead(stored: Buffer): ReturnType<typeof readIndex> {
  try {
    return readIndex(stored)
  } catch (error) {
    console.error('An index is damaged', { reason: error instanceof Error ? error.name : typeof error })
    return undefined
  }
}

/** The best ones that are worth reading, without those that say again what a better one says. */
function pick(arrays: IndexArrays, ranked: Ranked[], most: number): Ranked[] {
  const best = ranked[0]
  if (!best || best.coverage < leastCoverage) return []
  const picked: Ranked[] = []
  for (const each of ranked) {
    if (picked.length === most || each.score < best.score * leastOfBest) break
    if (!picked.some(({ passage }) => areAlike(arrays.prints, passage, each.passage))) picked.push(each)
  }
  return picked
}

function readPassage({ texts, textEnds }: IndexArrays, passage: number): Source {
  const read = (at: number) =>
    Buffer.from(texts.subarray(at > 0 ? textEnds[at - 1] : 0, textEnds[at])).toString('utf8')
  const first = 4 * passage
  const url = read(first + 3)
  return { id: read(first), title: read(first + 1), text: read(first + 2), ...(url && { url }) }
}
