import type { Passage } from './readPassages.ts'
import { stemWords } from './stemWords.ts'

interface Candidate {
  sentence: string
  passage: number
  position: number
  score: number
}

const minCoverage = 0.34
const maxSentences = 3

/**
 * Returns the one to three sentences of the passages that best match the question, or undefined without a
 * match.
 */
export function answerFromPassages(question: string, passages: readonly Passage[]): string | undefined {
  const words = new Set(stemWords(question))
  if (words.size === 0) return undefined
  const weigh = rarity(passages)
  const totalWeight = sum([...words].map(weigh))
  const candidates = passages.flatMap(({ title, sentences }, passage) => {
    const titleWords = new Set(stemWords(title))
    return sentences.map((sentence, position): Candidate => {
      const own = new Set(stemWords(sentence))
      const score = sum(
        [...words].map((word) => (own.has(word) ? weigh(word) : titleWords.has(word) ? weigh(word) / 2 : 0)),
      )
      return { sentence, passage, position, score: score / totalWeight }
    })
  })
  const ranked = candidates.toSorted(
    (a, b) => b.score - a.score || a.passage - b.passage || a.position - b.position,
  )
  const [best] = ranked
  if (!best || best.score < minCoverage) return undefined
  return inReadingOrder([...chosen(ranked, best), ...continuation(candidates, best)])
}

/**
 * Weighs a word by its rarity in the passages; a word in none of them still counts as part of the question.
 */
function rarity(passages: readonly Passage[]): (word: string) => number {
  const sentences = passages.flatMap((passage) => passage.sentences)
  const counts = new Map<string, number>()
  for (const sentence of sentences) {
    for (const word of new Set(stemWords(sentence))) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return (word) => 1 + Math.log((sentences.length + 1) / ((counts.get(word) ?? sentences.length / 4) + 1))
}

function chosen(ranked: readonly Candidate[], best: Candidate): Candidate[] {
  const near = ranked.filter(({ score, passage, sentence }) => {
    const isClose = passage === best.passage ? score >= 0.7 * best.score : score >= 0.95 * best.score
    return isClose && !isOnlyLabel(sentence)
  })
  return [best, ...near].slice(0, maxSentences)
}

/** Returns the sentences after a heading or a question, because they contain the answer. */
function continuation(candidates: readonly Candidate[], best: Candidate): Candidate[] {
  if (!isOnlyLabel(best.sentence)) return []
  return candidates.filter(
    ({ passage, position }) => passage === best.passage && [1, 2].includes(position - best.position),
  )
}

function isOnlyLabel(sentence: string): boolean {
  return (
    sentence.endsWith('?') ||
    (!/[.!:;]/.test(sentence) && sentence.split(' ').length <= 4 && !/\d/.test(sentence))
  )
}

function inReadingOrder(candidates: readonly Candidate[]): string {
  const sentences = candidates
    .filter(({ sentence }) => !isOnlyLabel(sentence))
    .toSorted((a, b) => a.passage - b.passage || a.position - b.position)
    .map(({ sentence }) => (/[.!?:;]$/.test(sentence) ? sentence : `${sentence}.`))
  return [...new Set(sentences)].slice(0, maxSentences).join(' ')
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
