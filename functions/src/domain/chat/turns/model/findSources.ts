import type { Message } from '../../../../shared/chat/conversation.ts'
import type { Source } from '../../../../shared/widget/Source.ts'
import type { ServedAgent } from '../../servedAgents/AgentCache.ts'
import { meaningOf, maxPassages } from '../../../knowledge/indexing/findPassages.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'

/** The passages that an answer may use. `isUnknown`: the agent has knowledge, but none about the question. */
export interface FoundSources {
  sources: Source[]
  isUnknown: boolean
}

export const noSources: FoundSources = { sources: [], isUnknown: false }

interface Search {
  history: Message[]
  question: string
  /** The only sources that may be used; without it all. */
  only?: readonly string[] | undefined
}

/** Finds passages for a question. */
export async function findSources(
  ports: Pick<Ports, 'embeddings'>,
  { index }: ServedAgent,
  { history, question, only }: Search,
): Promise<FoundSources> {
  if (!index) return noSources
  const questions = history.filter(({ role, text }) => role === 'visitor' && text).map(({ text }) => text)
  const found = index.byWords({ question, before: questions.slice(-1), only })
  const sources = index.choose(found, maxPassages, await meaningOf(ports, index, found))
  return { sources, isUnknown: sources.length === 0 && found.hasSubject }
}
