import type { ParsedQuestion } from './queryWords.ts'
import { findGroups, type Group } from './findGroups.ts'
import type { IndexArrays } from './indexFormat.ts'
import type { Vocabulary } from './Vocabulary.ts'

/** The two parameters of BM25: how soon repetitions stop counting, and how much length costs. */
const saturation = 1.2
const lengthLoss = 0.7
const titleWeight = 2
/** The factor for a passage in another language than the question: equal words are mostly chance. */
const otherLanguageLoss = 0.5

/** A passage with words of a question, by its number in the index. */
export interface Ranked {
  passage: number
  score: number
  /** The share of the question's words in it, each weighted by its rarity: from 0 to 1. */
  coverage: number
  /** The number of the question's words in it; a guessed word or a compound counts in part. */
  words: number
}

/**
 * Returns all passages of the vocabulary's scope with a word of the question, best first: BM25 over text and
 * title, in which the forms of a word count once, multiplied by the passage's coverage of the question. Words
 * are as rare as they are in the scope.
 */
export function rankPassages(
  arrays: IndexArrays,
  vocabulary: Vocabulary,
  question: ParsedQuestion,
): Ranked[] {
  if (vocabulary.scope.size === 0) return []
  const { groups, weightSum } = findGroups(arrays, vocabulary, question)
  const tally = new Tally(arrays)
  for (const group of groups) tally.add(group)
  const ranked = tally.ranked(weightSum, question.language)
  return ranked.filter(({ passage }) => vocabulary.scope.has(passage))
}

/** Adds up the words of a question for each passage. */
class Tally {
  private readonly arrays: IndexArrays
  private readonly scores: Float64Array
  private readonly covered: Float64Array
  private readonly words: Float64Array
  /** The best term of the group that is being added, for each passage; zero otherwise. */
  private readonly best: Float64Array
  private readonly share: Float64Array
  private readonly meanLength: number

  constructor(arrays: IndexArrays) {
    const count = arrays.lengths.length
    this.arrays = arrays
    this.scores = new Float64Array(count)
    this.covered = new Float64Array(count)
    this.words = new Float64Array(count)
    this.best = new Float64Array(count)
    this.share = new Float64Array(count)
    this.meanLength = Math.max(1, arrays.lengths.reduce((sum, length) => sum + length, 0) / count)
  }

  add({ terms, others, rarity, share }: Group): void {
    const having: number[] = []
    const note = (passage: number, value: number, part: number) => {
      if (this.best[passage] === 0) having.push(passage)
      if (value > (this.best[passage] ?? 0)) this.best[passage] = value
      if (part > (this.share[passage] ?? 0)) this.share[passage] = part
    }
    for (const { term, weight } of terms)
      this.eachPosting(term, (passage, value) => note(passage, weight * rarity * value, weight))
    for (const { term, weight, rarity: ofCompound, passages } of others)
      this.eachPosting(term, (passage, value) => {
        if (passages.has(passage)) note(passage, weight * ofCompound * value, weight)
      })
    for (const passage of having) {
      this.scores[passage] = (this.scores[passage] ?? 0) + share * (this.best[passage] ?? 0)
      this.covered[passage] = (this.covered[passage] ?? 0) + share * rarity * (this.share[passage] ?? 0)
      this.words[passage] = (this.words[passage] ?? 0) + share * (this.share[passage] ?? 0)
      this.best[passage] = 0
      this.share[passage] = 0
    }
  }

  /**
   * Returns the passages, best first. `language`: the question's position among the index's languages plus
   * one; 0 when unknown.
   */
  ranked(weightSum: number, language: number): Ranked[] {
    const all: Ranked[] = []
    for (const [passage, score] of this.scores.entries()) {
      if (score === 0) continue
      const languageNumber = this.arrays.languages[passage] ?? 0
      const loss = language > 0 && languageNumber > 0 && languageNumber !== language ? otherLanguageLoss : 1
      const coverage = (loss * (this.covered[passage] ?? 0)) / weightSum
      all.push({ passage, score: loss * score * (1 + coverage), coverage, words: this.words[passage] ?? 0 })
    }
    return all.sort((one, other) => other.score - one.score || one.passage - other.passage)
  }

  /** Calls `note` for each passage with a term, with its BM25 value from 0 to the saturation. */
  private eachPosting(term: number, note: (passage: number, value: number) => void): void {
    const { postingEnds, passages, inText, inTitle, lengths } = this.arrays
    for (let at = term > 0 ? (postingEnds[term - 1] ?? 0) : 0; at < (postingEnds[term] ?? 0); at++) {
      const passage = passages[at] ?? 0
      const relativeLength = (lengths[passage] ?? 0) / this.meanLength
      const inBody = (inText[at] ?? 0) / (1 - lengthLoss + lengthLoss * relativeLength)
      const often = inBody + titleWeight * (inTitle[at] ?? 0)
      note(passage, (often * (saturation + 1)) / (often + saturation))
    }
  }
}
