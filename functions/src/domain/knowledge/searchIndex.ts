import MiniSearch, { type SearchOptions } from 'minisearch'
import type { Source } from '../../shared/widgetApi.ts'
import { z } from 'zod'
import type { Chunk } from './chunkText.ts'
import { pairMatcher, pairSchema, type Pair } from './pairMatcher.ts'

/** What finds passages for a question. Vector search can stand behind the same words later. */
export interface SearchIndex {
  search(question: string, most: number): Source[]
  /** The corrected answer to a question that says the same in nearly the same words. */
  pair(question: string): Pair | undefined
  serialize(): string
  /** How many different words it knows. */
  termCount: number
}

export const indexSettings = {
  fields: ['title', 'text'],
  storeFields: ['title', 'text'],
  processTerm: (term: string) => (stopWords.has(term.toLowerCase()) ? null : stem(term.toLowerCase())),
}
/**
 * What a question may cost, however long it is and however large the index: the search runs in the process
 * that chats. Words beyond these are left out, the shortest first, since long ones tell more.
 */
const most = { words: 32, guessedWords: 6, begunWords: 8, letters: 30 }

/** How a question is looked up: misspelt and half-written words are guessed for its longest words alone. */
function optionsFor(words: string[]): SearchOptions {
  const guessed = new Set(words.filter((word) => word.length > 5).slice(0, most.guessedWords))
  const begun = new Set(words.filter((word) => word.length > 4).slice(0, most.begunWords))
  return {
    boost: { title: 1.5 },
    tokenize: () => words,
    processTerm: (word: string) => word,
    fuzzy: (word: string) => guessed.has(word) && 1,
    prefix: (word: string) => begun.has(word),
  }
}

/** The words that tell something, each once, the longest first. */
function tellingWords(question: string): string[] {
  const words = new Set(
    tokenize(question).flatMap((word) =>
      word.length <= most.letters ? (indexSettings.processTerm(word) ?? []) : [],
    ),
  )
  return [...words].sort((a, b) => b.length - a.length).slice(0, most.words)
}

/** As the engine does it by itself. */
function tokenize(text: string): string[] {
  return text.split(/[\n\r\p{Z}\p{P}]+/u)
}

export function buildIndex(chunks: Chunk[], pairs: Pair[] = []): SearchIndex {
  const engine = new MiniSearch<Chunk>(indexSettings)
  engine.addAll(chunks)
  return wrap(engine, pairs)
}

/** An index as it is stored: the pairs on the first line, the search engine on the second. */
export function storeIndex(engine: MiniSearch<Chunk>, pairs: Pair[]): string {
  return `${JSON.stringify(pairs)}\n${JSON.stringify(engine)}`
}

/** Reads what `storeIndex` has written; a large one gives others their turn meanwhile. */
export async function loadIndex(stored: string): Promise<SearchIndex> {
  const end = stored.indexOf('\n')
  const pairs = z.array(pairSchema).parse(JSON.parse(stored.slice(0, end)))
  return wrap(await MiniSearch.loadJSONAsync<Chunk>(stored.slice(end + 1), indexSettings), pairs)
}

function wrap(engine: MiniSearch<Chunk>, pairs: Pair[]): SearchIndex {
  const matchPair = pairMatcher(pairs, indexSettings.processTerm)
  return {
    pair: matchPair,
    termCount: engine.termCount,
    search: (question, count) => {
      const results = engine.search(question, optionsFor(tellingWords(question))).slice(0, count)
      const best = results[0]?.score ?? 0
      // A weak tail misleads a model more than it helps.
      return results
        .filter((result) => result.score >= best * 0.25)
        .map((result) => ({
          id: String(result['id']),
          title: String(result['title']),
          text: String(result['text']),
        }))
    },
    serialize: () => storeIndex(engine, pairs),
  }
}

/** Brings the commonest endings together; more would need to know the language. */
function stem(term: string): string {
  if (term.length > 5 && term.endsWith('ies')) return `${term.slice(0, -3)}y`
  if (term.length > 4 && /(?:ss|us|is)$/.test(term)) return term
  return term.length > 3 && term.endsWith('s') ? term.slice(0, -1) : term
}

const stopWords = new Set(
  (
    'a an and are as at be but by can do does for from had has have how i if in is it its me my not of on or our so that the their them there they this to us was we were what when where which who will with would you your ' +
    'der die das und ist ein eine zu den mit von im auf für wie was ich sie es nicht'
  ).split(' '),
)
