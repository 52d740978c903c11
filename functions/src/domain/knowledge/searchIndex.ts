import MiniSearch from 'minisearch'
import type { Source } from '../../shared/widgetApi.ts'
import type { Chunk } from './chunkText.ts'

/** What finds passages for a question. Vector search can stand behind the same words later. */
export interface SearchIndex {
  search(question: string, most: number): Source[]
  toJson(): string
}

const settings = {
  fields: ['title', 'text'],
  storeFields: ['title', 'text'],
  processTerm: (term: string) => (stopWords.has(term.toLowerCase()) ? null : stem(term.toLowerCase())),
}
const options = { boost: { title: 1.5 }, fuzzy: (term: string) => (term.length > 5 ? 0.15 : false), prefix: (term: string) => term.length > 4 }

export function buildIndex(chunks: Chunk[]): SearchIndex {
  const engine = new MiniSearch<Chunk>(settings)
  engine.addAll(chunks)
  return wrap(engine)
}

export function loadIndex(json: string): SearchIndex {
  return wrap(MiniSearch.loadJSON<Chunk>(json, settings))
}

function wrap(engine: MiniSearch<Chunk>): SearchIndex {
  return {
    search: (question, most) => {
      const results = engine.search(question, options).slice(0, most)
      const best = results[0]?.score ?? 0
      // A weak tail misleads a model more than it helps.
      return results
        .filter((result) => result.score >= best * 0.25)
        .map((result) => ({ id: String(result['id']), title: String(result['title']), text: String(result['text']) }))
    },
    toJson: () => JSON.stringify(engine),
  }
}

/** Brings the commonest endings together; more would need to know the language. */
function stem(term: string): string {
  if (term.length > 5 && term.endsWith('ies')) return `${term.slice(0, -3)}y`
  if (term.length > 4 && /(?:ss|us|is)$/.test(term)) return term
  return term.length > 3 && term.endsWith('s') ? term.slice(0, -1) : term
}

const stopWords = new Set(
  ('a an and are as at be but by can do does for from had has have how i if in is it its me my not of on or our so that the their them there they this to us was we were what when where which who will with would you your ' +
    'der die das und ist ein eine zu den mit von im auf für wie was ich sie es nicht').split(' '),
)
