import type { Chunk } from '../../src/domain/knowledge/indexing/chunkText.ts'

const saturation = 1.2
const lengthLoss = 0.75

/** Returns a search by BM25 over unprocessed words, as the baseline. */
export function plainSearch(passages: readonly Chunk[]): (question: string, max: number) => Chunk[] {
  const documents = passages.map(({ title, text }) => wordsOf(`${title} ${text}`))
  const meanLength = documents.reduce((sum, words) => sum + words.length, 0) / Math.max(1, documents.length)
  const counts = documents.map((words) => countOf(words))
  const having = new Map<string, number>()
  for (const each of counts) for (const word of each.keys()) having.set(word, (having.get(word) ?? 0) + 1)
  return (question, most) => {
    const questionWords = new Set(wordsOf(question))
    const scored = passages.map((passage, at) => ({ passage, score: scoreOf(questionWords, at) }))
    const found = scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score)
    return found.slice(0, most).map(({ passage }) => passage)
  }

  function scoreOf(queryWords: ReadonlySet<string>, at: number): number {
    const relativeLength = (documents[at]?.length ?? 0) / meanLength
    let score = 0
    for (const word of queryWords) {
      const often = counts[at]?.get(word) ?? 0
      const all = having.get(word) ?? 0
      const rarity = Math.log(1 + (passages.length - all + 0.5) / (all + 0.5))
      score +=
        (rarity * often * (saturation + 1)) /
        (often + saturation * (1 - lengthLoss + lengthLoss * relativeLength))
    }
    return score
  }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function countOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
