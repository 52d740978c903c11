import { agentFingerprint } from '../../../shared/agents/agentFingerprint.ts'
import {
  blueprintSendSchema,
  sentChangeSchema,
  sharedFields,
  type SentChange,
} from '../../../shared/agents/blueprint.ts'
import { isSame } from '../../../shared/texts/isSame.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { agentWith } from './agentWith.ts'
import { fieldsWith } from './fieldsWith.ts'
import { readOwnAgent, requireLink } from './blueprintAgents.ts'
import { publishSent, type Publication } from './publishSent.ts'

interface Undo {
  region: Region
  sendId: string
  /** Some of the agents that it was sent to. */
  agentIds: string[]
}

interface Undone extends Publication {
  agentId: string
  restored: number
  /** The number of fields that were changed since: they stay as they are. */
  left: number
}

/**
 * Undoes what was sent to agents; skips agents that are missing or undone already. When it stops before the
 * restored drafts are published, it can be repeated.
 */
export async function undoSend(ports: Ports, caller: Caller, input: Undo): Promise<{ undone: Undone[] }> {
  const { region, sendId } = input
  const send = await readDocument(region, paths.blueprintSend(sendId), blueprintSendSchema)
  if (!send) throw new AppError('permission-denied')
  const { masterId, workspaceId, agentIds } = send.data
  await authorizeForWorkspace(caller, 'manageAgency', { region, workspaceId })
  if (send.data.undoneAt === 0) await new Writes(region).update(send.path, { undoneAt: ports.now() }).commit()
  const undone: Undone[] = []
  for (const agentId of input.agentIds.filter((id) => agentIds.includes(id)))
    undone.push(await undoAt(ports, caller, { region, sendId, masterId, agentId }))
  const isOver = undone.filter(({ outcome }) => outcome !== 'failed').map(({ agentId }) => agentId)
  await noteUndone(region, sendId, isOver)
  return { undone }
}

interface UndoneChange {
  region: Region
  sendId: string
  masterId: string
  agentId: string
}

/**
 * Restores one follower's draft. The stored change stays until the restored draft is published, so that a
 * repetition can complete it.
 */
async function undoAt(ports: Ports, caller: Caller, at: UndoneChange): Promise<Undone> {
  const { region, sendId, agentId } = at
  const undone = await untilUnchanged(() => restore(ports, caller, at))
  if (!undone) return { agentId, restored: 0, left: 0, outcome: 'draft' }
  const { restored, left, wasLive, fingerprint } = undone
  const isMeant = wasLive && restored > 0
  const published: Publication = isMeant
    ? await publishSent(ports, caller, { region, agentId }, fingerprint)
    : { outcome: 'draft' }
  if (published.outcome !== 'failed')
    await new Writes(region).delete(paths.sentChange(agentId, sendId)).commit()
  return { agentId, restored, left, ...published }
}

/** Restores the earlier fields of a draft; undefined where nothing was sent. */
async function restore(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, sendId, masterId, agentId }: UndoneChange,
): Promise<SentChange['undone']> {
  const change = await readDocument(region, paths.sentChange(agentId, sendId), sentChangeSchema)
  if (!change || change.data.undone) return change?.data.undone
  const agent = await readOwnAgent(caller, region, agentId)
  const link = await requireLink(region, masterId, agentId)
  const { before, after, baseBefore } = change.data
  const fields = sharedFields(agent.data)
  const restored = Object.keys(after).filter((path) => isSame(fields[path], after[path]))
  const pick = (values: Record<string, unknown>) =>
    Object.fromEntries(restored.map((path) => [path, values[path]]))
  const undone = {
    restored: restored.length,
    left: Object.keys(after).length - restored.length,
    wasLive: agent.data.publishedFingerprint === agentFingerprint(agent.data),
    fingerprint: agentFingerprint(agentWith(agent.data, pick(before))),
  }
  const writes = new Writes(region)
  writes.update(change.path, { undone }, change.version)
  if (restored.length > 0) {
    const lastModified = Math.floor(ports.now() / 1_000)
    writes.update(agent.path, { ...pick(before), lastModified }, agent.version)
    writes.update(link.path, { base: fieldsWith(link.data.base, pick(baseBefore)) }, link.version)
  }
  await writes.commitUnchanged()
  return undone
}

async function noteUndone(region: Region, sendId: string, agentIds: readonly string[]): Promise<void> {
  await untilUnchanged(async () => {
    const send = await readDocument(region, paths.blueprintSend(sendId), blueprintSendSchema)
    if (!send) return
    const undoneIds = [...new Set([...send.data.undoneIds, ...agentIds])]
    await new Writes(region).update(send.path, { undoneIds }, send.version).commitUnchanged()
  })
}
