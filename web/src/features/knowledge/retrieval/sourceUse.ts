import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import type { KnowledgeReview } from '@parley/functions/shared/knowledge/retrieval'

/** A source with how often answers rested on it in the last thirty days. */
export interface SourceUse {
  source: KnowledgeSource
  answers: number
  /** When the last one was, in milliseconds since 1970; zero: none was. */
  lastAt: number
  /** It was there all the time and was not used. */
  isIdle: boolean
}

/** The sources with their use, the most used first. */
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
