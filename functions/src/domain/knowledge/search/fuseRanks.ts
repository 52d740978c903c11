import type { Candidate } from './choosePassages.ts'
import type { IndexArrays } from './indexFormat.ts'
import type { PassageScope } from './PassageScope.ts'
import type { Ranked } from './rankPassages.ts'

/** The constant of reciprocal rank fusion, with which the first ranks weigh about the same. */
const rankOffset = 60
/** The number of entries of each list that take part. */
const maxRanked = 50
/** A passage with a lower similarity has another meaning. */
const minSimilarity = 0.3
/** The stored number for a component of 1. */
const unit = 127

/** Returns a vector of length one in the stored form, a byte for each component. */
export function toStoredVector(vector: readonly number[]): Int8Array {
  const length = Math.hypot(...vector) || 1
  return Int8Array.from(vector, (component) => Math.round((component / length) * unit))
}

/**
 * Combines the ranks by words and by meaning (reciprocal rank fusion), best first. `scope` limits the
 * passages that are found by meaning.
 */
export function fuseRanks(
  arrays: Pick<IndexArrays, 'vectors' | 'lengths'>,
  byWords: readonly Ranked[],
  question: Int8Array,
  scope: Pick<PassageScope, 'has'>,
): Candidate[] {
  const byMeaning = nearest(arrays, question, scope)
  const likenesses = new Map(byMeaning.map(({ passage, likeness }) => [passage, likeness]))
  const candidates = new Map<number, Candidate & { fused: number }>()
  for (const [rank, ranked] of byWords.slice(0, maxRanked).entries())
    candidates.set(ranked.passage, {
      ...ranked,
      likeness: likenesses.get(ranked.passage),
      fused: 1 / (rankOffset + rank),
    })
  for (const [rank, { passage, likeness }] of byMeaning.slice(0, maxRanked).entries()) {
    const candidate = candidates.get(passage) ?? { passage, score: 0, coverage: 0, words: 0, fused: 0 }
    candidates.set(passage, { ...candidate, likeness, fused: candidate.fused + 1 / (rankOffset + rank) })
  }
  return [...candidates.values()].sort((one, other) => other.fused - one.fused || one.passage - other.passage)
}

/**
 * Returns the passages of a scope by the similarity of their meaning to a question, all that are similar: a
 * limit before the scope could leave none. Those without a vector are left out.
 */
function nearest(
  { vectors, lengths }: Pick<IndexArrays, 'vectors' | 'lengths'>,
  question: Int8Array,
  scope: Pick<PassageScope, 'has'>,
) {
  const near: { passage: number; likeness: number }[] = []
  for (let passage = 0; passage < lengths.length; passage++) {
    let product = 0
    const start = passage * question.length
    for (let at = 0; at < question.length; at++) product += (vectors[start + at] ?? 0) * (question[at] ?? 0)
    const likeness = product / (unit * unit)
    if (likeness >= minSimilarity && scope.has(passage)) near.push({ passage, likeness })
  }
  return near.sort((one, other) => other.likeness - one.likeness)
}
