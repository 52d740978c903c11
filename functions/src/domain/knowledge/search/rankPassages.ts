import type { Asked } from './askedWords.ts'
import { findGroups, type Group } from './findGroups.ts'
import type { IndexArrays } from './indexFormat.ts'
import type { Vocabulary } from './Vocabulary.ts'

/** BM25's own two numbers: how soon a repeated word counts no more, and how much a long passage loses. */
const saturation = 1.2
const lengthLoss = 0.7
const titleWeight = 2
/** What a passage keeps that is in another language than the question: equal words are mostly chance. */
const otherLanguageLoss = 0.5

/** A passage that has words of a question, by its number in the index. */
export interface Ranked {
  passage: number
  score: number
  /** The share of the question's words that it has, each weighed by how rare it is: from 0 to 1. */
  coverage: number
  /** How many of the question's own words it has, without what else they are called. */
  words: number
}

/**
 * All passages that have a word of the question, the best first: BM25 over text and title, where the forms of
 * one word count once, times how much of the question a passage covers.
 */
export function rankPassages(arrays: IndexArrays, vocabulary: Vocabulary, asked: Asked): Ranked[] {
  const count = arrays.lengths.length
  if (count === 0) return []
  const { groups, askedFor } = findGroups(arrays, vocabulary, asked)
  const tally = new Tally(arrays)
  for (const group of groups) tally.add(group)
  return tally.ranked(askedFor, asked.language)
}

/** What each passage has of a question so far. */
class Tally {
  private readonly arrays: IndexArrays
  private readonly scores: Float64Array
  private readonly covered: Float64Array
  private readonly words: Float64Array
  /** Of the group that is being added, the best of its terms; zero otherwise. */
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
    for (const { term, weight, rarity: own, passages } of others)
      this.eachPosting(term, (passage, value) => {
        if (!passages || passages.has(passage)) note(passage, weight * own * value, weight)
      })
    for (const passage of having) {
      this.scores[passage] = (this.scores[passage] ?? 0) + share * (this.best[passage] ?? 0)
      this.covered[passage] = (this.covered[passage] ?? 0) + share * rarity * (this.share[passage] ?? 0)
      this.words[passage] = (this.words[passage] ?? 0) + share * (this.share[passage] ?? 0)
      this.best[passage] = 0
      this.share[passage] = 0
    }
  }

  /** `language`: the question's, by its place among the index's from one on; 0 where it is not known. */
  ranked(askedFor: number, language: number): Ranked[] {
    const all: Ranked[] = []
    for (const [passage, score] of this.scores.entries()) {
      if (score === 0) continue
      const own = this.arrays.languages[passage] ?? 0
      const loss = language > 0 && own > 0 && own !== language ? otherLanguageLoss : 1
      const coverage = (loss * (this.covered[passage] ?? 0)) / askedFor
      all.push({ passage, score: loss * score * (1 + coverage), coverage, words: this.words[passage] ?? 0 })
    }
    return all.sort((one, other) => other.score - one.score || one.passage - other.passage)
  }

  /** Calls for each passage that has a term with what BM25 makes of how often, from 0 to its saturation. */
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
