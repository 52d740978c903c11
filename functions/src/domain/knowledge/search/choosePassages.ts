import type { LeftOutReason } from '../../../shared/knowledge/retrieval.ts'
import type { IndexArrays } from './indexFormat.ts'
import { areAlike } from './likeness.ts'
import type { Ranked } from './rankPassages.ts'

/**
 * The least share of a question that its best passage has to cover: below it, passages are random ones.
 * Measured with `npm run bench:search`: higher loses more right answers than it spares wrong ones.
 */
const leastCoverage = 0.28
/** The same for its likeness in meaning, by a vendor's embeddings. */
const enoughLikeness = 0.4
/** A weak tail misleads a model more than it helps. */
const leastOfBest = 0.25

/** A passage that has words of a question or means something like it. */
export interface Candidate extends Ranked {
  /** Cosine of its vector with the question's; missing where meaning was not asked. */
  likeness?: number | undefined
}

/** What the reasons mean: `leftOutReasons`. */
export interface LeftOut {
  candidate: Candidate
  why: LeftOutReason
}

/** The best candidates that are worth reading, and why others are not, as far as anybody asks. */
export function choosePassages(
  { prints }: Pick<IndexArrays, 'prints'>,
  candidates: readonly Candidate[],
  most: number,
  mostLeftOut = 0,
): { chosen: Candidate[]; leftOut: LeftOut[] } {
  const chosen: Candidate[] = []
  const leftOut: LeftOut[] = []
  const isAboutIt = candidates.some(isAbout)
  const bestScore = candidates.reduce((best, { score }) => Math.max(best, score), 0)
  for (const candidate of candidates) {
    if (chosen.length === most && leftOut.length >= mostLeftOut) break
    const why = reasonAgainst(candidate)
    if (!why) chosen.push(candidate)
    else if (leftOut.length < mostLeftOut) leftOut.push({ candidate, why })
  }
  return { chosen, leftOut }

  function reasonAgainst(candidate: Candidate): LeftOut['why'] | undefined {
    if (!isAboutIt) return 'notAboutIt'
    const isWeak = candidate.score < bestScore * leastOfBest && (candidate.likeness ?? 0) < enoughLikeness
    if (isWeak) return 'weak'
    if (chosen.length === most) return 'enough'
    const repeats = chosen.some(({ passage }) => areAlike(prints, passage, candidate.passage))
    return repeats ? 'repeats' : undefined
  }
}

function isAbout({ coverage, likeness = 0 }: Candidate): boolean {
  return coverage >= leastCoverage || likeness >= enoughLikeness
}
