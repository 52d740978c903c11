import type { IndexArrays } from './indexFormat.ts'
import type { AskedWord } from './terms.ts'
import type { Vocabulary } from './Vocabulary.ts'

/** BM25's own two numbers: how soon a repeated word counts no more, and how much a long passage loses. */
const saturation = 1.2
const lengthLoss = 0.6
const titleWeight = 2
/** What a guessed term counts against one that was asked for. */
const guessWeight = 0.6
/** A word that nobody knows is rarer than any other. */
const unknownWeight = 1.3
/** Pieces of a script without spaces are often no words at all. */
const unknownPieceWeight = 0.25
/** What a question may cost, however long it is: the rarest of its words tell most. */
const mostWords = 48
const mostGuessedWords = 8
/** All terms are looked at for each guess. */
const mostTermsLookedAt = 1_500_000

/** A passage that has words of a question, by its number in the index. */
export interface Ranked {
  passage: number
  score: number
  /** The share of the question's words that it has, each weighed by how rare it is: from 0 to 1. */
  coverage: number
}

interface Group {
  terms: number[]
  weight: number
}

/**
 * All passages that have a word of the question, the best first: BM25 over text and title, where the forms of
 * one word count once, times how much of the question a passage covers.
 */
export function rankPassages(arrays: IndexArrays, vocabulary: Vocabulary, words: AskedWord[]): Ranked[] {
  const count = arrays.lengths.length
  if (count === 0) return []
  const { groups, unknown, unknownPieces } = groupsOf(vocabulary, words)
  const scores = new Float64Array(count)
  const covered = new Float64Array(count)
  const meanLength = arrays.lengths.reduce((sum, length) => sum + length, 0) / count
  const score = bestOfGroups(arrays, Math.max(1, meanLength))
  let askedFor = 0
  let rarest = rarity(count, 1)
  for (const group of groups) {
    const { having, best } = score(group)
    const weight = rarity(count, having.length)
    askedFor += weight
    rarest = Math.max(rarest, weight)
    for (const passage of having) {
      scores[passage] = (scores[passage] ?? 0) + weight * (best[passage] ?? 0)
      covered[passage] = (covered[passage] ?? 0) + weight * group.weight
      best[passage] = 0
    }
  }
  askedFor += rarest * (unknown * unknownWeight + unknownPieces * unknownPieceWeight)
  return ranked(scores, covered, askedFor)
}

function ranked(scores: Float64Array, covered: Float64Array, askedFor: number): Ranked[] {
  const all: Ranked[] = []
  for (const [passage, score] of scores.entries()) {
    if (score === 0) continue
    const coverage = (covered[passage] ?? 0) / askedFor
    all.push({ passage, score: score * (1 + coverage), coverage })
  }
  return all.sort((one, other) => other.score - one.score || one.passage - other.passage)
}

function groupsOf(vocabulary: Vocabulary, words: AskedWord[]) {
  const groups: Group[] = []
  const missing: AskedWord[] = []
  for (const word of words) {
    const terms = word.forms.flatMap((form) => vocabulary.find(form) ?? [])
    if (terms.length > 0) groups.push({ terms, weight: 1 })
    else missing.push(word)
  }
  let unknown = 0
  let unknownPieces = 0
  let guesses = Math.min(mostGuessedWords, Math.ceil(mostTermsLookedAt / vocabulary.size))
  // The longest first, which tell most.
  for (const { kind, forms } of missing.toSorted((one, other) => other.word.length - one.word.length)) {
    const mayGuess = kind === 'word' && guesses-- > 0
    const terms = mayGuess ? forms.slice(0, 2).flatMap((form) => vocabulary.guess(form)) : []
    if (terms.length > 0) groups.push({ terms: [...new Set(terms)], weight: guessWeight })
    else if (kind === 'piece') unknownPieces++
    else unknown++
  }
  const sizeOf = ({ terms }: Group) => terms.reduce((sum, term) => sum + vocabulary.passageCount(term), 0)
  return {
    groups: groups.toSorted((one, other) => sizeOf(one) - sizeOf(other)).slice(0, mostWords),
    unknown: Math.min(unknown, mostWords),
    unknownPieces: Math.min(unknownPieces, mostWords),
  }
}

/**
 * Tells of a word which passages have a form of it, and what the form that suits each best counts there. The
 * array is the same for every word: whoever reads it sets it back to zero.
 */
function bestOfGroups(arrays: IndexArrays, meanLength: number) {
  const { postingEnds, passages, inText, inTitle, lengths } = arrays
  const best = new Float64Array(lengths.length)
  return ({ terms, weight }: Group): { having: number[]; best: Float64Array } => {
    const having: number[] = []
    for (const term of terms) {
      for (let at = term > 0 ? (postingEnds[term - 1] ?? 0) : 0; at < (postingEnds[term] ?? 0); at++) {
        const passage = passages[at] ?? 0
        const relativeLength = (lengths[passage] ?? 0) / meanLength
        const inBody = (inText[at] ?? 0) / (1 - lengthLoss + lengthLoss * relativeLength)
        const often = inBody + titleWeight * (inTitle[at] ?? 0)
        const value = (weight * often * (saturation + 1)) / (often + saturation)
        const before = best[passage] ?? 0
        if (before === 0) having.push(passage)
        if (value > before) best[passage] = value
      }
    }
    return { having, best }
  }
}

/** How much a word tells that so many of all passages have. */
function rarity(all: number, having: number): number {
  return Math.log(1 + (all - having + 0.5) / (having + 0.5))
}
