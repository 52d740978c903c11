import { agentBackupSchema, type Agent } from '../../../shared/agents/agent.ts'
import { draftFields } from '../../../shared/agents/draftFields.ts'
import { isSame } from '../../../shared/texts/isSame.ts'
import { flowFileSchema, storedFlowSchema } from '../../../shared/flow/flow.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { addDraftVersion } from '../backups.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForAgent, draftOf } from '../../kernel/access/authorize.ts'
import { hashOfFlow, readFlow } from '../../chat/flow/readFlow.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

/** The name of a version's flow among its fields. */
const flowField = 'flow'

interface Restoring extends AgentRef {
  /** When the version was stored, which is its ID. */
  at: number
  /** Paths of draft fields (`vgOptions.model`), and `flow`; without it all of them. */
  fields?: string[] | undefined
}

/**
 * Restores fields of an earlier version in the draft; returns those that have changed by it. The draft is
 * stored as a version of its own first, so nothing is lost.
 */
export async function restoreVersion(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { at, fields, ...ref }: Restoring,
): Promise<{ restored: string[] }> {
  const { region, agentId } = ref
  return untilUnchanged(async () => {
    const { data: draft, version: seen } = draftOf(await authorizeForAgent(caller, 'changeAgent', ref))
    const backup = await readDocument(region, paths.backup(agentId, at), agentBackupSchema)
    if (!backup) throw new AppError('not-found')
    const { agent } = backup.data
    const changes = changesTo(draft, agent, fields)
    const takesFlow = (!fields || fields.includes(flowField)) && agent.flowHash !== draft.flowHash
    const restored = [...Object.keys(changes), ...(takesFlow ? [flowField] : [])]
    if (restored.length === 0) return { restored }
    const now = ports.now()
    const writes = new Writes(region)
    await addDraftVersion(writes, ref, { agent: draft, at: now, by: caller })
    const flow = takesFlow
      ? await bringFlowBack(writes, ref, agent.flowHash, { by: caller.uid, at: now })
      : {}
    const lastModified = Math.floor(now / 1000)
    writes.update(paths.agent(agentId), { ...changes, ...flow, lastModified }, seen)
    await writes.commitUnchanged()
    return { restored }
  })
}

/** Returns the requested fields that differ between a draft and an earlier version. */
function changesTo(draft: Agent, version: Agent, fields: string[] | undefined): Record<string, unknown> {
  const now = draftFields(draft)
  const then = draftFields(version)
  const paths = [...new Set([...Object.keys(now), ...Object.keys(then)])]
  const isRequested = (path: string) => !fields || fields.includes(path)
  const changed = paths.filter((path) => isRequested(path) && !isSame(now[path], then[path]))
  // Fields that the version does not have are removed.
  return Object.fromEntries(changed.map((path) => [path, then[path]]))
}

/**
 * Restores the flow of a version; one without a flow leaves an empty one. The document stays, so that `seq`
 * continues: a browser with the flow open would take a lower one for an old response.
 */
async function bringFlowBack(
  writes: Writes,
  { region, agentId }: AgentRef,
  hash: string | undefined,
  { by, at }: { by: string; at: number },
): Promise<{ flowHash: string | undefined }> {
  const stored = await readDocument(region, paths.flow(agentId), storedFlowSchema)
  const seq = (stored?.data.seq ?? 0) + 1
  if (!hash) {
    const empty = readFlow(undefined)
    const next = { json: JSON.stringify(empty), seq, hash: hashOfFlow(empty), by, at, allowedTools: [] }
    if (stored) writes.update(paths.flow(agentId), next, stored.version)
    return { flowHash: undefined }
  }
  const storedFlow = await readDocument(region, paths.keptFlow(agentId, hash), flowFileSchema)
  if (!storedFlow) throw new AppError('not-found')
  const next = { json: storedFlow.data.json, seq, hash, by, at, allowedTools: [] }
  if (stored) writes.update(paths.flow(agentId), next, stored.version)
  else writes.create(paths.flow(agentId), next)
  return { flowHash: hash }
}
