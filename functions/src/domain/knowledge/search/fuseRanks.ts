import type { Candidate } from './choosePassages.ts'
import type { IndexArrays } from './indexFormat.ts'
import type { Ranked } from './rankPassages.ts'

/** What reciprocal rank fusion adds to every rank, so that the first few weigh about the same. */
const rankOffset = 60
/** So many of each list take part. */
const mostRanked = 50
/** Below it, a passage means something else. */
const leastLikeness = 0.3
/** A component of a vector as it is stored stands for this part of one. */
const unit = 127

/** A vector of length one as an index stores it, each component in a byte. */
export function toStoredVector(vector: readonly number[]): Int8Array {
  const length = Math.hypot(...vector) || 1
  return Int8Array.from(vector, (component) => Math.round((component / length) * unit))
}

/** Ranks by words and by meaning in one (reciprocal rank fusion), the best first. */
export function fuseRanks(
  arrays: Pick<IndexArrays, 'vectors' | 'lengths'>,
  byWords: readonly Ranked[],
  question: Int8Array,
): Candidate[] {
  const byMeaning = nearest(arrays, question)
  const likenesses = new Map(byMeaning.map(({ passage, likeness }) => [passage, likeness]))
  const candidates = new Map<number, Candidate & { fused: number }>()
  for (const [rank, ranked] of byWords.slice(0, mostRanked).entries())
    candidates.set(ranked.passage, {
      ...ranked,
      likeness: likenesses.get(ranked.passage),
      fused: 1 / (rankOffset + rank),
    })
  for (const [rank, { passage, likeness }] of byMeaning.slice(0, mostRanked).entries()) {
    const known = candidates.get(passage) ?? { passage, score: 0, coverage: 0, words: 0, fused: 0 }
    candidates.set(passage, { ...known, likeness, fused: known.fused + 1 / (rankOffset + rank) })
  }
  return [...candidates.values()].sort((one, other) => other.fused - one.fused || one.passage - other.passage)
}

/** Passages by how like a question they are in meaning; one without a vector is not among them. */
function nearest({ vectors, lengths }: Pick<IndexArrays, 'vectors' | 'lengths'>, question: Int8Array) {
  const near: { passage: number; likeness: number }[] = []
  for (let passage = 0; passage < lengths.length; passage++) {
    let product = 0
    const start = passage * question.length
    for (let at = 0; at < question.length; at++) product += (vectors[start + at] ?? 0) * (question[at] ?? 0)
    const likeness = product / (unit * unit)
    if (likeness >= leastLikeness) near.push({ passage, likeness })
  }
  return near.sort((one, other) => other.likeness - one.likeness)
}
