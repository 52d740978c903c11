import { BoundedCache } from '../../kernel/BoundedCache.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { toStoredVector } from '../search/fuseRanks.ts'
import type { FoundByWords, SearchIndex } from './searchIndex.ts'

/** A visitor waits for it: an answer without the meaning of the question is better than a late one. */
const meaningMs = 250
const maxCacheBytes = 2_000_000
const bytesOfVector = 600

/** The largest number of passages in a prompt. */
export const maxPassages = 5

/** Vectors of recent questions, shared by all agents of this instance. */
const cache = new BoundedCache<Int8Array>('question vectors', maxCacheBytes)

/**
 * Returns the vector of a question whose words do not decide; undefined when the agent's knowledge has no
 * vectors or the vendor is too slow.
 */
export async function meaningOf(
  { embeddings }: Pick<Ports, 'embeddings'>,
  index: Pick<SearchIndex, 'vectorModel'>,
  { meaning, isOpen }: Pick<FoundByWords, 'meaning' | 'isOpen'>,
): Promise<Int8Array | undefined> {
  if (!embeddings || !isOpen || index.vectorModel !== embeddings.model) return undefined
  const key = `${embeddings.model}\n${meaning}`
  const cached = cache.get(key)
  if (cached) return cached
  try {
    const [vector] = await embeddings.embed([meaning], AbortSignal.timeout(meaningMs))
    if (!vector) return undefined
    const stored = toStoredVector(vector)
    cache.set(key, stored, bytesOfVector + 2 * key.length)
    return stored
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return undefined
    throw error
  }
}
