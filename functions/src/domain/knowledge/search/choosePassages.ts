import type { LeftOutReason } from '../../../shared/knowledge/retrieval.ts'
import type { IndexArrays } from './indexFormat.ts'
import { areAlike } from './likeness.ts'
import type { Ranked } from './rankPassages.ts'

/**
 * The least share of a question that its best passage must cover; below it, matches are random. Measured with
 * `npm run bench:search`: a higher value loses more right answers than it avoids wrong ones.
 */
const minCoverage = 0.28
/** The least similarity of the best passage, by a vendor's embeddings. */
const enoughLikeness = 0.4
/** A weak tail misleads a model more than it helps. */
const minShareOfBest = 0.25

/** A passage that shares words or meaning with the question. */
export interface Candidate extends Ranked {
  /** Cosine of its vector with the question's; missing without a search by meaning. */
  likeness?: number | undefined
}

/** A passage that was left out; the reasons are explained in `leftOutReasons`. */
export interface LeftOut {
  candidate: Candidate
  why: LeftOutReason
}

/**
 * Returns the best candidates worth reading, and up to `maxLeftOut` others with the reasons against them.
 */
export function choosePassages(
  { prints }: Pick<IndexArrays, 'prints'>,
  candidates: readonly Candidate[],
  max: number,
  maxLeftOut = 0,
): { chosen: Candidate[]; leftOut: LeftOut[] } {
  const chosen: Candidate[] = []
  const leftOut: LeftOut[] = []
  const isAboutIt = candidates.some(isAbout)
  const bestScore = candidates.reduce((best, { score }) => Math.max(best, score), 0)
  for (const candidate of candidates) {
    if (chosen.length === max && leftOut.length >= maxLeftOut) break
    const why = reasonAgainst(candidate)
    if (!why) chosen.push(candidate)
    else if (leftOut.length < maxLeftOut) leftOut.push({ candidate, why })
  }
  return { chosen, leftOut }

  function reasonAgainst(candidate: Candidate): LeftOut['why'] | undefined {
    if (!isAboutIt) return 'notAboutIt'
    const isWeak = candidate.score < bestScore * minShareOfBest && (candidate.likeness ?? 0) < enoughLikeness
    if (isWeak) return 'weak'
    if (chosen.length === max) return 'enough'
    const repeats = chosen.some(({ passage }) => areAlike(prints, passage, candidate.passage))
    return repeats ? 'repeats' : undefined
  }
}

function isAbout({ coverage, likeness = 0 }: Candidate): boolean {
  return coverage >= minCoverage || likeness >= enoughLikeness
}
