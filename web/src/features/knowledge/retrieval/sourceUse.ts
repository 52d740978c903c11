import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import type { KnowledgeReview } from '@parley/functions/shared/knowledge/retrieval'

/** A source with the number of answers that used it in the last thirty days. */
export interface SourceUse {
  source: KnowledgeSource
  answers: number
  /** When it was last used, in unix milliseconds; 0 when never. */
  lastAt: number
  /** True when the source existed the whole period and was not used. */
  isIdle: boolean
}

/** Ranks the sources by use, the most used first. */
export function rankSources(
  sources: readonly KnowledgeSource[],
  { sources: used, since }: Pick<KnowledgeReview, 'sources' | 'since'>,
): SourceUse[] {
  const uses = new Map(used.map((use) => [use.sourceId, use]))
  return sources
    .map((source) => {
      const { answers = 0, lastAt = 0 } = uses.get(source.ID) ?? {}
      return { source, answers, lastAt, isIdle: answers === 0 && source.createdAt <= since }
    })
    .toSorted((one, other) => other.answers - one.answers || other.lastAt - one.lastAt)
}
