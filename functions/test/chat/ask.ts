import type { SearchIndex } from '../../src/domain/knowledge/indexing/searchIndex.ts'
import type { Source } from '../../src/shared/widget/Source.ts'

/** Returns the passages of an index for a question, by words alone. */
export function ask(index: SearchIndex, question: string, limit: number): Source[] {
  return index.choose(index.byWords({ question }), limit)
}
