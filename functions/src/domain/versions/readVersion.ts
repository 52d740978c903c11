import { agentBackupSchema } from '../../shared/agent.ts'
import { draftFields } from '../../shared/draftFields.ts'
import { keptFlowSchema, storedFlowSchema } from '../../shared/flow/flow.ts'
import { printFlow } from '../../shared/flow/printFlow.ts'
import { isSame } from '../../shared/isSame.ts'
import { paths } from '../../shared/paths.ts'
import { readDocument } from '../../store/documents.ts'
import type { Caller } from '../actor.ts'
import type { AgentRef } from '../agents/publishAgent.ts'
import { AppError } from '../AppError.ts'
import { authorize, draftOf } from '../authorize.ts'
import { readFlow } from '../flow/readFlow.ts'
import { nameOfMember } from '../inbox/operator.ts'

/**
 * What an earlier version has that the draft has not (`to`), and what the draft has in its place (`from`):
 * field by field, and both flows as texts where they differ.
 */
export async function readVersion(caller: Caller, { at, ...ref }: AgentRef & { at: number }) {
  const { region, agentId } = ref
  const grant = await authorize(caller, 'changeAgent', ref)
  const { data: draft } = draftOf(grant)
  const backup = await readDocument(region, paths.backup(agentId, at), agentBackupSchema)
  if (!backup) throw new AppError('not-found')
  const { agent, by } = backup.data
  const now = draftFields(draft)
  const changes = Object.entries(draftFields(agent))
    .filter(([path, to]) => to !== undefined && !isSame(now[path], to))
    .map(([path, to]) => ({ path, from: now[path], to }))
  const isOtherFlow = draft.flowHash !== agent.flowHash
  const flow = isOtherFlow ? await flowTexts(ref, agent.flowHash) : null
  return { changes, flow, byName: await nameOfMember(region, grant.workspaceId, by) }
}

async function flowTexts({ region, agentId }: AgentRef, hash: string | undefined) {
  const [draft, kept] = await Promise.all([
    readDocument(region, paths.flow(agentId), storedFlowSchema),
    hash ? readDocument(region, paths.keptFlow(agentId, hash), keptFlowSchema) : undefined,
  ])
  return { from: printFlow(readFlow(draft?.data)), to: printFlow(readFlow(kept?.data)) }
}
