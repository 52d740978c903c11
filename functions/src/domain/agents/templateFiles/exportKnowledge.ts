import { templateLimits, type TemplateKnowledge } from '../../../shared/agents/agentTemplate.ts'
import { knowledgeSourceSchema, type KnowledgeSource } from '../../../shared/knowledge/knowledge.ts'
import { maxSourcesPerAgent } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import { readQuery } from '../../../store/documents.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { cutText } from '../../kernel/texts/cutText.ts'
import { readChunks } from '../../knowledge/indexing/readChunks.ts'

interface ExportedKnowledge {
  knowledge: TemplateKnowledge
  /** The place of each source in the file (`texts/0`), by id. */
  positions: Map<string, string>
}

/** Returns the knowledge of an agent as texts, up to a limit in bytes; the rest is listed with the reason. */
export async function exportKnowledge({ region, agentId }: AgentRef): Promise<ExportedKnowledge> {
  const sources = await readQuery(region, paths.knowledgeSources(agentId), knowledgeSourceSchema, (query) =>
    query.orderBy('createdAt').limit(maxSourcesPerAgent),
  )
  const exported: TemplateKnowledge = { pairs: [], texts: [], sites: [], leftOut: [] }
  const positions = new Map<string, string>()
  let room = templateLimits.knowledgeBytes
  let count = 0
  for (const { data: source } of sources) {
    const { ID, title, site, pair } = source
    const isTooLong = source.characters > templateLimits.textCharacters
    const text = site || pair || isTooLong ? '' : await textOf({ region, agentId }, source)
    const bytes = Buffer.byteLength(JSON.stringify(pair ?? text), 'utf8')
    const hasNothing = !site && !pair && !isTooLong && text === ''
    if (hasNothing || isTooLong || bytes > room || count >= templateLimits.sources) {
      exported.leftOut.push({ title: title || ID, reason: hasNothing ? 'notRead' : 'size' })
      continue
    }
    room -= bytes
    count++
    const kind = site ? 'sites' : pair ? 'pairs' : 'texts'
    positions.set(ID, `${kind}/${exported[kind].length}`)
    if (site) exported.sites.push({ title, address: site.address, settings: site.settings })
    else if (pair) exported.pairs.push(pair)
    else exported.texts.push({ title: cutText(title || ID, 200), text })
  }
  return { knowledge: exported, positions }
}

/** Returns the passages of a source as one text, for any kind of file. */
async function textOf({ region, agentId }: AgentRef, { ID }: KnowledgeSource): Promise<string> {
  const chunks = await readChunks(region, agentId, ID)
  return chunks.map(({ text }) => text).join('\n\n')
}
