import { z } from 'zod'
import type { Flow } from '../../../shared/flow/flow.ts'
import { maxSourcesPerAgent } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import { readQuery } from '../../../store/documents.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'

const titledSchema = z.object({ title: z.string().default('') })

/** Returns the ids of all sources that the nodes of a flow are limited to. */
export function sourcesOfFlow({ nodes }: Flow): Set<string> {
  const lists = Object.values(nodes).map(({ knowledge }) => knowledge)
  return new Set(lists.flatMap((list) => (typeof list === 'string' ? [] : list)))
}

/**
 * Renames the sources of a flow. A node loses a source without a new name and stays limited to the others,
 * even if none is left, because it must not use more than before.
 */
export function renameSources(flow: Flow, nameOf: (source: string) => string | undefined): Flow {
  const nodes = Object.entries(flow.nodes).map(([id, node]) => {
    const { knowledge } = node
    if (typeof knowledge === 'string') return [id, node]
    return [id, { ...node, knowledge: [...new Set(knowledge.flatMap((source) => nameOf(source) ?? []))] }]
  })
  return { ...flow, nodes: Object.fromEntries(nodes) }
}

/** Returns the titles of all sources of an agent, by id. */
export async function readSourceTitles({ region, agentId }: AgentRef): Promise<Map<string, string>> {
  const found = await readQuery(region, paths.knowledgeSources(agentId), titledSchema, (query) =>
    query.select(['title']).limit(maxSourcesPerAgent),
  )
  return new Map(found.map(({ path, data }) => [path.slice(path.lastIndexOf('/') + 1), data.title]))
}
