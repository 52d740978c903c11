import { z } from 'zod'
import { agentDraftSchema, type Agent } from '../../../shared/agents/agent.ts'
import { templateLimits } from '../../../shared/agents/agentTemplate.ts'
import { hourMs } from '../../../shared/durations.ts'
import { storedFlowSchema } from '../../../shared/flow/flow.ts'
import { knowledgeSourceSchema, type KnowledgeSource } from '../../../shared/knowledge/knowledge.ts'
import { maxSourcesPerAgent } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { addAgent } from '../addAgent.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { authorizeForAgent, authorizeForWorkspace, draftOf } from '../../kernel/access/authorize.ts'
import { renameSources } from '../../chat/flow/flowSources.ts'
import { readFlow } from '../../chat/flow/readFlow.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { uploadPath } from '../../knowledge/sources/knowledgePaths.ts'
import { copyPicture } from '../../kernel/pictures/copyPicture.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { readProjectKey } from '../../chat/projects/projectKeys.ts'
import { addTemplateKnowledge } from './addTemplateKnowledge.ts'
import { fileSource, pairSource, siteSource, type NewSource } from './newSources.ts'

/** Copies of a workspace, because each one may read and index a thousand sources. */
const maxPerHour = 30

const authorSchema = z.object({ projectKeyBy: z.string().default('') })

interface Duplicate extends AgentRef {
  title: string
  withKnowledge: boolean
  attemptId: string
}

/**
 * Creates another agent from the draft of this one, in the same workspace and with the same tools; it is not
 * published. Its knowledge is indexed again, and its sites wait until a person starts their crawl.
 */
export async function duplicateAgent(
  ports: Pick<Ports, 'embeddings' | 'keys' | 'now' | 'tasks'>,
  caller: Caller,
  { title, withKnowledge, attemptId, ...ref }: Duplicate,
): Promise<{ agentId: string; enableNodes: boolean }> {
  const { region } = ref
  const grant = await authorizeForAgent(caller, 'changeAgent', ref)
  const { workspaceId } = grant
  await authorizeForWorkspace(caller, 'createAgent', { region, workspaceId })
  await throttle(`duplicates:${workspaceId}`, maxPerHour, hourMs, ports.now())
  const { data: draft } = draftOf(grant)
  const stored = await readDocument(region, paths.flow(ref.agentId), storedFlowSchema)
  const copies = withKnowledge ? await sourcesOf(ports, ref, attemptId) : []
  const sources = copies.map(({ source }) => source)
  const newIds = new Map(copies.map(({ from, source }) => [from, source.document.ID]))
  const flow = stored && renameSources(readFlow(stored.data), (id) => newIds.get(id))
  const projectKey =
    draft.agentPlatform === 'vf' ? await readProjectKey(ports.keys, { ...ref, workspaceId }) : undefined
  if (draft.agentPlatform === 'vf' && !projectKey) throw new AppError('failed-precondition', 'projectKeyGone')
  const runtime = await readDocument(region, paths.runtime(ref.agentId), authorSchema)
  const author = runtime?.data.projectKeyBy
  const first = sources.slice(0, templateLimits.sources)
  const attempt = { region, workspaceId, attemptId, template: draft.template }
  const agentId = await addAgent(ports, caller, attempt, () => ({
    fields: { ...withoutPictures(draft), title },
    projectKey: projectKey?.reveal(),
    projectKeyBy: author || undefined,
    flow,
    sources: first.map(({ document }) => document),
  }))
  await copyPictures(ports, { region, agentId }, draft)
  const later = sources.slice(templateLimits.sources)
  for (let from = 0; from < later.length; from += templateLimits.sources)
    await addSources({ region, agentId }, workspaceId, later.slice(from, from + templateLimits.sources))
  await addTemplateKnowledge(ports, { region, agentId }, sources)
  return { agentId, enableNodes: draft.enableNodes }
}

function withoutPictures(draft: Agent) {
  const {
    roundedImageURL: _picture,
    chatBgURL: _background,
    ...fields
  } = agentDraftSchema.strip().parse(draft)
  return fields
}

/** Copies an agent's pictures, because a picture belongs to one agent and is deleted with it. */
async function copyPictures(
  ports: Pick<Ports, 'now' | 'tasks'>,
  { region, agentId }: AgentRef,
  { roundedImageURL, chatBgURL }: Agent,
): Promise<void> {
  if (!roundedImageURL && !chatBgURL) return
  const copy = (url: string) => (url ? copyPicture(ports, region, { agentId }, url) : '')
  const copies = { roundedImageURL: await copy(roundedImageURL), chatBgURL: await copy(chatBgURL) }
  await new Writes(region).update(paths.agent(agentId), copies).commit()
}

async function sourcesOf(
  ports: Pick<Ports, 'now'>,
  { region, agentId }: AgentRef,
  attemptId: string,
): Promise<{ from: string; source: NewSource }[]> {
  const sources = await readQuery(region, paths.knowledgeSources(agentId), knowledgeSourceSchema, (query) =>
    query.limit(maxSourcesPerAgent),
  )
  const now = ports.now()
  return sources.map(({ data }) => ({
    from: data.ID,
    source: copyOfSource(data, sha256(`${attemptId}/${data.ID}`).slice(0, 20), now),
  }))
}

function copyOfSource({ agentId, ID, site, pair, ...source }: KnowledgeSource, id: string, now: number) {
  const { title, kind, sizeKB } = source
  if (pair) return pairSource(pair, now)
  if (site)
    return siteSource({ ID: id, title, site: { address: site.address, settings: site.settings } }, now)
  // The IDs of files end with their kind.
  const newId = kind === 'text' ? id : `${id}-${kind}`
  return { document: fileSource({ ID: newId, title, kind, sizeKB }, now), copyOf: uploadPath(agentId, ID) }
}

async function addSources(
  { region, agentId }: AgentRef,
  ownerID: string,
  sources: readonly NewSource[],
): Promise<void> {
  const writes = new Writes(region)
  for (const { document } of sources)
    writes.set(paths.knowledgeSource(agentId, document.ID), { ...document, agentId, ownerID })
  await writes.commit()
}
