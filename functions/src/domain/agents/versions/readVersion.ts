import { agentBackupSchema } from '../../../shared/agents/agent.ts'
import { draftFields } from '../../../shared/agents/draftFields.ts'
import { flowFileSchema, flowLimits, storedFlowSchema, type Flow } from '../../../shared/flow/flow.ts'
import { isSame } from '../../../shared/texts/isSame.ts'
import { paths } from '../../../shared/paths.ts'
import { toolEntryOf } from '../../../shared/tools/toolIds.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { toolsOfFlow } from '../../chat/flow/flowTools.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForAgent, draftOf } from '../../kernel/access/authorize.ts'
import { readSourceTitles, sourcesOfFlow } from '../../chat/flow/flowSources.ts'
import { readFlow } from '../../chat/flow/readFlow.ts'
import { readNamedTools } from '../../chat/flow/readNamedTools.ts'
import { nameOfMember } from '../../chat/inbox/operator.ts'

/** More than two flows and two drafts name in practice; further ones are shown without their names. */
const maxTools = 2 * flowLimits.allowedTools

/**
 * Returns the differences of an earlier version: its fields (`to`) with the draft's (`from`), and both flows
 * where they differ, with the names of the tools and sources in them.
 */
export async function readVersion(caller: Caller, { at, ...ref }: AgentRef & { at: number }) {
  const { region, agentId } = ref
  const grant = await authorizeForAgent(caller, 'changeAgent', ref)
  const { data: draft } = draftOf(grant)
  const backup = await readDocument(region, paths.backup(agentId, at), agentBackupSchema)
  if (!backup) throw new AppError('not-found')
  const { agent, by, byName, labelBy } = backup.data
  const now = draftFields(draft)
  const changes = Object.entries(draftFields(agent))
    .filter(([path, to]) => to !== undefined && !isSame(now[path], to))
    .map(([path, to]) => ({ path, from: now[path], to }))
  const isOtherFlow = draft.flowHash !== agent.flowHash
  const flows = isOtherFlow ? await readFlows(ref, agent.flowHash) : null
  const both = flows ? [flows.from, flows.to] : []
  const ofDrafts = [draft, agent].flatMap(({ vgOptions }) => vgOptions.tools ?? [])
  const inFlows = both.flatMap((flow) => [...toolsOfFlow(flow)].map(toolEntryOf))
  const ids = [...new Set([...ofDrafts, ...inFlows])].slice(0, maxTools)
  const nameOf = (uid: string) => nameOfMember(region, grant.workspaceId, uid)
  return {
    changes,
    flows,
    byName: byName || (await nameOf(by)),
    labelByName: labelBy ? await nameOf(labelBy) : '',
    tools: await readNamedTools(region, grant.workspaceId, ids),
    sources: await readNamedSources(ref, both),
  }
}

/** Returns the draft's flow, and the one of a version. */
async function readFlows({ region, agentId }: AgentRef, hash: string | undefined) {
  const [draft, version] = await Promise.all([
    readDocument(region, paths.flow(agentId), storedFlowSchema),
    hash ? readDocument(region, paths.keptFlow(agentId, hash), flowFileSchema) : undefined,
  ])
  return { from: readFlow(draft?.data), to: readFlow(version?.data) }
}

/** Returns the titles of the sources that these flows name; deleted ones are left out. */
async function readNamedSources(ref: AgentRef, flows: readonly Flow[]) {
  const ids = new Set(flows.flatMap((flow) => [...sourcesOfFlow(flow)]))
  if (ids.size === 0) return []
  const titles = await readSourceTitles(ref)
  return [...ids].flatMap((id) => {
    const name = titles.get(id)
    return name === undefined ? [] : [{ id, name }]
  })
}
