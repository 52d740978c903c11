import type { Citation, Passage } from '../../../shared/chat/conversation.ts'
import type { Source } from '../../../shared/widget/Source.ts'
import { passageSchema } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { sha256 } from '../../kernel/identifiers.ts'

export interface Cited {
  sources: Citation[]
  passages: Map<string, Passage>
}

/** Returns the citations of an answer, and the passages with their texts. */
export function cite(sources: Source[]): Cited {
  const passages = new Map<string, Passage>()
  const citations = sources.map(({ id, title, text, url }) => {
    const passage = sha256(JSON.stringify(url ? [title, text, url] : [title, text])).slice(0, 32)
    passages.set(passage, { title, text, ...(url && { url }) })
    return { id, title, passage }
  })
  return { sources: citations, passages }
}

/** Returns the texts of citations; deleted passages are left out. */
export async function readPassages(
  region: Region,
  agentId: string,
  citations: Citation[],
): Promise<Source[]> {
  const read = await Promise.all(
    citations.map(async ({ id, title, passage }) => {
      const stored = await readDocument(region, paths.passage(agentId, passage), passageSchema)
      if (!stored) return []
      const { text, url } = stored.data
      return [{ id, title, text, ...(url && { url }) }]
    }),
  )
  return read.flat()
}
