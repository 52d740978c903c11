import { minuteMs } from '../../../shared/durations.ts'
import { sourceOfPassage } from '../../../shared/knowledge/sourceOfPassage.ts'
import type { Retrieval } from '../../../shared/knowledge/retrieval.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import { meaningOf, maxPassages } from '../indexing/findPassages.ts'
import type { ExplainedPassage, SearchIndex } from '../indexing/searchIndex.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'

/** The number of shown passages that the model does not receive. */
const maxLeftOut = 8
const searchesPerMinute = 60

interface SearchNeeds {
  ports: Pick<Ports, 'embeddings' | 'now'>
  /** Loads an agent's draft with the newest index of its knowledge. */
  agents: { require(draft: AgentRef & { draft: true }): Promise<{ index: SearchIndex | undefined }> }
}

/**
 * Returns the passages that the model would receive for a question, from the newest index, with the reasons.
 */
export async function searchKnowledge(
  { ports, agents }: SearchNeeds,
  caller: Caller,
  { region, agentId, question, before }: AgentRef & { question: string; before: string[] },
): Promise<Retrieval> {
  await authorizeForAgent(caller, 'readKnowledge', { region, agentId })
  await throttle(`search/${caller.uid}`, searchesPerMinute, minuteMs, ports.now())
  const { index } = await agents.require({ region, agentId, draft: true })
  if (!index) return { words: [], passages: [], leftOut: [], byMeaning: false, ms: 0 }
  const pair = index.pair(question)
  const start = performance.now()
  const found = index.byWords({ question, before })
  const vector = await meaningOf(ports, index, found)
  const { words, chosen, leftOut } = index.explain(found, maxPassages, maxLeftOut, vector)
  const ms = performance.now() - start
  const best = Math.max(...[...chosen, ...leftOut].map(({ candidate }) => candidate.score), Number.MIN_VALUE)
  return {
    ...(pair && { pair }),
    words: words.map(({ word, isKnown, takenFor }) => ({ word, isKnown, takenFor })),
    passages: chosen.map((passage) => shown(passage, best)),
    leftOut: leftOut.map((passage) => ({ ...shown(passage, best), why: passage.why })),
    byMeaning: vector !== undefined,
    ms: Math.round(ms * 10) / 10,
  }
}

function shown({ id, title, text, url, candidate, matched }: ExplainedPassage, best: number) {
  const { score, coverage, likeness } = candidate
  return {
    id,
    sourceId: sourceOfPassage(id),
    title,
    text,
    ...(url && { url }),
    score: score / best,
    coverage,
    ...(likeness !== undefined && { likeness }),
    matched,
  }
}
