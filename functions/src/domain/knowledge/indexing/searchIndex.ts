import { sourceOfPassage } from '../../../shared/knowledge/sourceOfPassage.ts'
import type { Source } from '../../../shared/widget/Source.ts'
import type { Chunk } from './chunkText.ts'
import { IndexBuilder } from './IndexBuilder.ts'
import { isPairPassage, pairMatcher, type Pair } from './pairMatcher.ts'
import { readQuestion, weightOfSubject } from '../search/queryWords.ts'
import { choosePassages, type Candidate, type LeftOut } from '../search/choosePassages.ts'
import { fuseRanks } from '../search/fuseRanks.ts'
import { readIndex, type IndexArrays } from '../search/indexFormat.ts'
import { PassageScope } from '../search/PassageScope.ts'
import { rankPassages, type Ranked } from '../search/rankPassages.ts'
import { understandWords, type UnderstoodWord } from '../search/understandWords.ts'
import { Vocabulary } from '../search/Vocabulary.ts'
import { isWordLanguage } from '../search/wordLanguages.ts'

/** Above this share of a question, its words decide without its meaning. */
const decidingCoverage = 0.8

/** A question with the earlier questions of the same visitor, newest last. */
export interface SearchQuestion {
  question: string
  before?: readonly string[] | undefined
  /** The only sources whose passages may be found; without it all. */
  only?: readonly string[] | undefined
}

/** The result of a search by words, before the search by meaning. */
export interface FoundByWords {
  question: SearchQuestion
  ranked: Ranked[]
  /** The text to embed: the question, after the previous one when it continues that. */
  meaning: string
  /** Whether a search by meaning may find more. */
  isOpen: boolean
  /** Whether it asks for anything; "thanks" does not. */
  hasSubject: boolean
}

/** Finds passages for a question. */
export interface SearchIndex {
  /** The model of the passages' vectors; undefined without vectors. */
  vectorModel: string | undefined
  byWords(question: SearchQuestion): FoundByWords
  /**
   * Returns the best passages, at most `most`; none when no passage is about the question. `vector`: the
   * stored form of the question's vector, if it was embedded.
   */
  choose(found: FoundByWords, max: number, vector?: Int8Array): Source[]
  /** Returns the best passages with those that were left out, and the reasons. */
  explain(found: FoundByWords, max: number, maxLeftOut: number, vector?: Int8Array): Explained
  /** Returns the pair whose question has the same text but for case, punctuation and spaces. */
  pair(question: string): Pair | undefined
}

export interface ExplainedPassage extends Source {
  candidate: Candidate
  /** The question's words that it contains. */
  matched: string[]
}

export interface Explained {
  words: UnderstoodWord[]
  chosen: ExplainedPassage[]
  leftOut: (ExplainedPassage & Pick<LeftOut, 'why'>)[]
}

/**
 * Builds an index of given passages, without limits.
 * @internal Exported for tests.
 */
export async function buildIndex(chunks: Chunk[], pairs: Pair[] = []): Promise<Buffer> {
  const builder = new IndexBuilder({ given: Infinity, characters: Infinity, words: Infinity })
  await builder.add(chunks)
  for (const pair of pairs) builder.addPair(pair)
  return builder.serialize()
}

/** Opens a file of `IndexBuilder`; undefined for another format and for a damaged file. */
export function parseIndex(stored: Buffer): SearchIndex | undefined {
  const read = tryRead(stored)
  if (!read) return undefined
  const { header, arrays } = read
  const vocabulary = new Vocabulary(arrays)
  const languages = header.languages.filter(isWordLanguage)
  const scopeOf = scopeFinder(arrays)
  const candidates = ({ question, ranked }: FoundByWords, vector?: Int8Array) =>
    vector ? fuseRanks(arrays, ranked, vector, scopeOf(question.only)) : ranked
  return {
    vectorModel: header.vectorModel,
    pair: pairMatcher(header.pairs),
    byWords: (question) => {
      const read = readQuestion(question, languages)
      const words = question.only ? new Vocabulary(arrays, scopeOf(question.only)) : vocabulary
      const ranked = rankPassages(arrays, words, read)
      const hasSubject = weightOfSubject(read.words) >= 1
      const meaning = [read.isContinuation ? question.before?.at(-1) : '', question.question]
        .filter(Boolean)
        .join('\n')
      return { question, meaning, ranked, isOpen: (ranked[0]?.coverage ?? 0) < decidingCoverage, hasSubject }
    },
    choose: (found, max, vector) =>
      withPairFirst(
        choosePassages(arrays, candidates(found, vector), max).chosen.map(({ passage }) =>
          readPassage(arrays, passage),
        ),
      ),
    explain: (found, max, maxLeftOut, vector) => {
      const { words } = readQuestion(found.question, languages)
      const understood = understandWords(arrays, vocabulary, words)
      const { chosen, leftOut } = choosePassages(arrays, candidates(found, vector), max, maxLeftOut)
      const explain = (candidate: Candidate): ExplainedPassage => ({
        ...readPassage(arrays, candidate.passage),
        candidate,
        matched: understood.filter(({ passages }) => passages.has(candidate.passage)).map(({ word }) => word),
      })
      return {
        words: understood,
        chosen: withPairFirst(chosen.map(explain)),
        leftOut: leftOut.map(({ candidate, why }) => ({ ...explain(candidate), why })),
      }
    },
  }
}

/** Moves the best pair to the front: a person's answer goes before what the agent has read. */
function withPairFirst<Passage extends Source>(passages: Passage[]): Passage[] {
  const pair = passages.find(({ id }) => isPairPassage(id))
  return pair ? [pair, ...passages.filter((passage) => passage !== pair)] : passages
}

function tryRead(stored: Buffer): ReturnType<typeof readIndex> {
  try {
    return readIndex(stored)
  } catch (error) {
    console.error('A search index is damaged', { reason: error instanceof Error ? error.name : typeof error })
    return undefined
  }
}

/** Limits of nodes of one flow are few; more lists of sources than these are marked again. */
const maxScopes = 20

/** Returns a function that finds the passages of some sources, all of them without a list. */
function scopeFinder(arrays: IndexArrays): (only: readonly string[] | undefined) => PassageScope {
  const all = new PassageScope(arrays)
  const scopes = new Map<string, PassageScope>()
  return (only) => {
    if (!only) return all
    const key = only.join('\n')
    const cached = scopes.get(key)
    if (cached) return cached
    if (scopes.size >= maxScopes) scopes.clear()
    const sources = new Set(only)
    const marks = new Uint8Array(arrays.lengths.length)
    for (const passage of marks.keys())
      if (sources.has(sourceOfPassage(readText(arrays, 4 * passage)))) marks[passage] = 1
    const scope = new PassageScope(arrays, marks)
    scopes.set(key, scope)
    return scope
  }
}

function readPassage(arrays: IndexArrays, passage: number): Source {
  const first = 4 * passage
  const [id, title, text, url] = [0, 1, 2, 3].map((part) => readText(arrays, first + part))
  return { id: id ?? '', title: title ?? '', text: text ?? '', ...(url && { url }) }
}

function readText({ texts, textEnds }: IndexArrays, at: number): string {
  return Buffer.from(texts.subarray(at > 0 ? textEnds[at - 1] : 0, textEnds[at])).toString('utf8')
}
