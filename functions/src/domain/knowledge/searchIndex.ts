import MiniSearch from 'minisearch'
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
}

const settings = {
  fields: ['title', 'text'],
  storeFields: ['title', 'text'],
  processTerm: (term: string) => (stopWords.has(term.toLowerCase()) ? null : stem(term.toLowerCase())),
}
const options = {
  boost: { title: 1.5 },
  fuzzy: (term: string) => (term.length > 5 ? 0.15 : false),
  prefix: (term: string) => term.length > 4,
}

export function buildIndex(chunks: Chunk[], pairs: Pair[] = []): SearchIndex {
  const engine = new MiniSearch<Chunk>(settings)
  engine.addAll(chunks)
  return wrap(engine, pairs)
}

/** An index as it is stored: the pairs on the first line, the search engine on the second. */
export function loadIndex(stored: string): SearchIndex {
  const end = stored.indexOf('\n')
  const pairs = z.array(pairSchema).parse(JSON.parse(stored.slice(0, end)))
  return wrap(MiniSearch.loadJSON<Chunk>(stored.slice(end + 1), settings), pairs)
}

function wrap(engine: MiniSearch<Chunk>, pairs: Pair[]): SearchIndex {
  const matchPair = pairMatcher(pairs, settings.processTerm)
  return {
    pair: matchPair,
    search: (question, most) => {
      const results = engine.search(question, options).slice(0, most)
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
    serialize: () => `${JSON.stringify(pairs)}\n${JSON.stringify(engine)}`,
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
