import { agentBackupSchema } from '../../../shared/agents/agent.ts'
import { draftFields } from '../../../shared/agents/draftFields.ts'
import { flowFileSchema, storedFlowSchema, type Flow } from '../../../shared/flow/flow.ts'
import { printFlow } from '../../../shared/flow/printFlow.ts'
import { isSame } from '../../../shared/texts/isSame.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { toolSchema } from '../../../shared/tools/tools.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { renameTools, toolsOfFlow } from '../../chat/flow/flowTools.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForAgent, draftOf } from '../../kernel/access/authorize.ts'
import { readSourceTitles, renameSources, sourcesOfFlow } from '../../chat/flow/flowSources.ts'
import { readFlow } from '../../chat/flow/readFlow.ts'
import { nameOfMember } from '../../chat/inbox/operator.ts'

/**
 * Returns the differences of an earlier version: its fields (`to`) with the draft's (`from`), and both flows
 * as texts where they differ. Tools are identified by their names.
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
  const ids = [...(draft.vgOptions.tools ?? []), ...(agent.vgOptions.tools ?? [])]
  const inFlows = flows ? [...toolsOfFlow(flows.from), ...toolsOfFlow(flows.to)] : []
  const names = await readToolNames(region, grant.workspaceId, [...ids, ...inFlows])
  const titles = flows ? await readTitles(ref, flows) : new Map<string, string>()
  const print = (flow: Flow) => {
    const flowWithNames = renameTools(flow, (id) => names[id] ?? id)
    return printFlow(renameSources(flowWithNames, (id) => titles.get(id) || id))
  }
  const nameOf = (uid: string) => nameOfMember(region, grant.workspaceId, uid)
  return {
    changes,
    flow: flows && { from: print(flows.from), to: print(flows.to) },
    byName: byName || (await nameOf(by)),
    labelByName: labelBy ? await nameOf(labelBy) : '',
    toolNames: names,
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

/** Returns the titles of the sources that these flows name; deleted ones have none. */
async function readTitles(
  ref: AgentRef,
  { from, to }: { from: Flow; to: Flow },
): Promise<Map<string, string>> {
  const areNamed = sourcesOfFlow(from).size + sourcesOfFlow(to).size > 0
  return areNamed ? readSourceTitles(ref) : new Map()
}

/** Returns the names of a workspace's tools by their IDs; deleted ones have none. */
async function readToolNames(
  region: Region,
  workspaceId: string,
  ids: readonly string[],
): Promise<Record<string, string>> {
  const ofWorkspace = [...new Set(ids)].filter((id) => !id.includes('.'))
  const nameSchema = toolSchema.pick({ name: true })
  const found = await Promise.all(
    ofWorkspace.map(async (id) => {
      const tool = await readDocument(region, paths.tool(workspaceId, id), nameSchema)
      return tool ? [[id, tool.data.name] as const] : []
    }),
  )
  return Object.fromEntries(found.flat())
}
