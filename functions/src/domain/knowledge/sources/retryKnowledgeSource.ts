import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { knowledgeSourceSchema } from '../../../shared/knowledge/knowledge.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { refreshSite } from '../sites/sites.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { queueReading } from './queueReading.ts'
import { throttleKnowledge } from './throttleKnowledge.ts'

/** Reads a source again: its file, its site or, for a pair, only the index. Throws 'not-found' without it. */
export async function retryKnowledgeSource(
  ports: Ports,
  caller: Caller,
  input: AgentRef & { sourceId: string },
) {
  const { actor } = await authorizeForAgent(caller, 'changeKnowledge', input)
  await throttleKnowledge(actor.uid, ports.now())
  const source = await readDocument(
    input.region,
    paths.knowledgeSource(input.agentId, input.sourceId),
    knowledgeSourceSchema,
  )
  if (!source) throw new AppError('not-found')
  const { region, agentId, sourceId } = input
  const revision = ports.now()
  if (source.data.kind === 'site') return refreshSite(ports, caller, input)
  if (source.data.kind === 'pair') {
    // It came from a conversation and has no file.
    await new Writes(region)
      .update(source.path, { state: 'indexing', failure: '', lastModified: revision })
      .commit()
    await ports.tasks.enqueue('rebuildIndex', { region, agentId })
    return { success: true } as const
  }
  await new Writes(input.region)
    .update(source.path, { state: 'processing', failure: '', lastModified: revision })
    .commit()
  await queueReading(ports, { region, agentId, sourceId, revision })
  return { success: true } as const
}
