import { applyParts, type PartHashes } from '../../../shared/flow/applyParts.ts'
import {
  flowLimits,
  storedFlowSchema,
  type Flow,
  type FlowParts,
  type StoredFlow,
} from '../../../shared/flow/flow.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { allowedToolsAfter } from './allowedTools.ts'
import { hashOfFlow, readFlow } from './readFlow.ts'

interface FlowChange extends AgentRef {
  parts: FlowParts
  base: PartHashes
}

/**
 * Changes single nodes and edges of an agent's flow. Parts that another person changed since this change
 * started stay as they are and are returned, null for deleted ones. An edge is deleted with either of its
 * nodes. A client's change names only tools that the agent may use.
 */
export async function saveFlow(ports: Pick<Ports, 'now'>, caller: Caller, change: FlowChange) {
  const { region, agentId } = change
  return untilUnchanged(async () => {
    const grant = await authorizeForAgent(caller, 'changeInstructions', { region, agentId })
    const stored = await readDocument(region, paths.flow(agentId), storedFlowSchema)
    const before = readFlow(stored?.data)
    const { flow, refused } = applyParts(before, change.parts, change.base)
    const hash = hashOfFlow(flow)
    if (hash === stored?.data.hash) return { seq: stored.data.seq, hash, refused }
    const at = ports.now()
    const allowedTools = allowedToolsAfter(grant, { before, after: flow, given: stored?.data.allowedTools })
    const seq = (stored?.data.seq ?? 0) + 1
    const next = { json: jsonOf(flow), seq, hash, by: caller.uid, at, allowedTools }
    const writes = new Writes(region)
    writeFlow(writes, agentId, next, stored)
    const lastModified = Math.floor(at / 1000)
    writes.update(paths.agent(agentId), { flowHash: hash, lastModified }, grant.stored.version)
    await writes.commitUnchanged()
    return { seq: next.seq, hash, refused }
  })
}

/** Adds a draft's flow to a commit; `kept` is the one that was read before. */
function writeFlow(
  writes: Writes,
  agentId: string,
  next: StoredFlow,
  stored: Stored<StoredFlow> | undefined,
): void {
  if (stored) writes.update(paths.flow(agentId), { ...next }, stored.version)
  else writes.create(paths.flow(agentId), { ...next })
}

/** Returns a flow as its document stores it; throws above the limits of an agent. */
function jsonOf(flow: Flow): string {
  const json = JSON.stringify(flow)
  const isTooMuch =
    Object.keys(flow.nodes).length > flowLimits.nodes ||
    Object.keys(flow.edges).length > flowLimits.edges ||
    Buffer.byteLength(json, 'utf8') > flowLimits.jsonBytes
  if (isTooMuch) throw new AppError('failed-precondition', 'flowTooLarge')
  return json
}
