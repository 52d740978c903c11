import { agentFingerprint } from '../../shared/agentFingerprint.ts'
import { blueprintSendSchema, sentChangeSchema, sharedFields } from '../../shared/blueprint.ts'
import { isSame } from '../../shared/isSame.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'
import type { Caller } from '../actor.ts'
import { authorize } from '../authorize.ts'
import { AppError } from '../AppError.ts'
import { publishAgent } from '../agents/publishAgent.ts'
import type { Ports } from '../ports.ts'
import { untilUnchanged } from '../untilUnchanged.ts'
import { fieldsWith } from './fieldsWith.ts'
import { readOwnAgent, requireLink } from './blueprintAgents.ts'

interface Undo {
  region: Region
  sendId: string
  /** Some of those that it went to. */
  agentIds: string[]
}

interface Undone {
  agentId: string
  restored: number
  /** Fields that somebody has changed since: they stay as they are. */
  left: number
}

/** Takes back what was sent to agents; those that are gone, or were taken back, are passed over. */
export async function undoSend(ports: Ports, caller: Caller, input: Undo): Promise<{ undone: Undone[] }> {
  const { region, sendId } = input
  const send = await readDocument(region, paths.blueprintSend(sendId), blueprintSendSchema)
  if (!send) throw new AppError('permission-denied')
  const { masterId, workspaceId, agentIds } = send.data
  await authorize(caller, 'manageAgency', { region, workspaceId })
  if (send.data.undoneAt === 0) await new Writes(region).update(send.path, { undoneAt: ports.now() }).commit()
  const undone: Undone[] = []
  for (const agentId of input.agentIds.filter((id) => agentIds.includes(id))) {
    const { wasLive, ...result } = await untilUnchanged(() =>
      undoAt(ports, caller, { region, sendId, masterId }, agentId),
    )
    if (wasLive && result.restored > 0) await publishAgent(ports, caller, { region, agentId })
    undone.push({ agentId, ...result })
  }
  return { undone }
}

async function undoAt(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, sendId, masterId }: { region: Region; sendId: string; masterId: string },
  agentId: string,
): Promise<{ restored: number; left: number; wasLive: boolean }> {
  const change = await readDocument(region, paths.sentChange(agentId, sendId), sentChangeSchema)
  if (!change) return { restored: 0, left: 0, wasLive: false }
  const agent = await readOwnAgent(caller, region, agentId)
  const link = await requireLink(region, masterId, agentId)
  const { before, after, baseBefore } = change.data
  const fields = sharedFields(agent.data)
  const restored = Object.keys(after).filter((path) => isSame(fields[path], after[path]))
  const pick = (values: Record<string, unknown>) =>
    Object.fromEntries(restored.map((path) => [path, values[path]]))
  const wasLive = agent.data.publishedFingerprint === agentFingerprint(agent.data)
  const writes = new Writes(region)
  writes.delete(change.path, change.version)
  if (restored.length > 0) {
    const lastModified = Math.floor(ports.now() / 1_000)
    writes.update(agent.path, { ...pick(before), lastModified }, agent.version)
    writes.update(link.path, { base: fieldsWith(link.data.base, pick(baseBefore)) }, link.version)
  }
  await writes.commitUnchanged()
  return { restored: restored.length, left: Object.keys(after).length - restored.length, wasLive }
}
