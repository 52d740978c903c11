import type { SearchIndex } from '../../src/domain/knowledge/indexing/searchIndex.ts'
import type { Source } from '../../src/shared/widget/Source.ts'

/** What an index has for a question, by its words. */
export function ask(index: SearchIndex, question: string, most: number): Source[] {
  return index.choose(index.byWords({ question }), most)
}
