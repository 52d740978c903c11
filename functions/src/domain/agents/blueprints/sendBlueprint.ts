import { agentFingerprint } from '../../../shared/agents/agentFingerprint.ts'
import {
  blueprintSchema,
  blueprintSendSchema,
  compareWithBlueprint,
  sentChangeSchema,
  sharedFields,
  type BlueprintFields,
} from '../../../shared/agents/blueprint.ts'
import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { agentWith } from './agentWith.ts'
import { fieldsWith } from './fieldsWith.ts'
import { readOwnAgent, requireLink } from './blueprintAgents.ts'
import { failureOf, publishSent, type Publication } from './publishSent.ts'

interface Sending {
  region: Region
  masterId: string
  agentIds: string[]
  /** Created by the browser; a repeated ID sends nothing twice. */
  sendId: string
  /** `agentFingerprint` of the blueprint in the preview. */
  seen: string
  /**
   * Whether agents without unpublished changes are published with this one, unless a client must approve it.
   */
  publishes: boolean
}

interface ChangedAgent extends Publication {
  agentId: string
  /** The number of fields that were changed. */
  changed: number
}

/**
 * Updates agents to their blueprint, with one commit each: fields that only the blueprint has changed are
 * copied, and fields that an agent has changed itself stay. Returns the result of each. Throws AppError
 * 'failed-precondition' where the blueprint has changed since the preview.
 */
export async function sendBlueprint(
  ports: Ports,
  caller: Caller,
  input: Sending,
): Promise<{ sent: ChangedAgent[] }> {
  const { region, masterId } = input
  const master = await readOwnAgent(caller, region, masterId)
  if (agentFingerprint(master.data) !== input.seen)
    throw new AppError('failed-precondition', 'blueprintHasChanged')
  const fields = sharedFields(master.data)
  const sent: ChangedAgent[] = []
  for (const agentId of new Set(input.agentIds)) {
    const change = await untilUnchanged(() => sendTo(ports, caller, input, agentId, fields)).catch(failureOf)
    if ('outcome' in change) {
      sent.push({ agentId, changed: 0, ...change })
      continue
    }
    const { changed, wasLive, fingerprint } = change
    const isMeant = input.publishes && wasLive && changed > 0
    const published: Publication = isMeant
      ? await publishSent(ports, caller, { region, agentId }, fingerprint)
      : { outcome: 'draft' }
    sent.push({ agentId, changed, ...published })
  }
  return { sent }
}

interface Change {
  changed: number
  wasLive: boolean
  /** The fingerprint of the draft after the change. */
  fingerprint: string
}

async function sendTo(
  ports: Ports,
  caller: Caller,
  { region, masterId, sendId }: Sending,
  agentId: string,
  master: BlueprintFields,
): Promise<Change> {
  const agent = await readOwnAgent(caller, region, agentId)
  const link = await requireLink(region, masterId, agentId)
  const before = await readDocument(region, paths.sentChange(agentId, sendId), sentChangeSchema)
  if (before?.data.undone) throw new AppError('already-exists', 'sendIsOver')
  if (before) {
    const { after, wasLive, fingerprint } = before.data
    return { changed: Object.keys(after).length, wasLive, fingerprint }
  }
  const { changes } = compareWithBlueprint(master, sharedFields(agent.data), link.data)
  const wasLive = agent.data.publishedFingerprint === agentFingerprint(agent.data)
  if (changes.length === 0) return { changed: 0, wasLive, fingerprint: '' }
  const now = ports.now()
  const after = Object.fromEntries(changes.map(({ path, to }) => [path, to]))
  const fingerprint = agentFingerprint(agentWith(agent.data, after))
  const writes = new Writes(region)
  writes.update(agent.path, { ...after, lastModified: Math.floor(now / 1_000) }, agent.version)
  writes.update(link.path, { base: fieldsWith(link.data.base, after), sentAt: now }, link.version)
  writes.create(paths.sentChange(agentId, sendId), {
    before: fieldsWith(Object.fromEntries(changes.map(({ path, from }) => [path, from]))),
    after,
    baseBefore: fieldsWith(Object.fromEntries(changes.map(({ path }) => [path, link.data.base[path]]))),
    wasLive,
    fingerprint,
    expiresAt: new Date(now + retentionMs),
  })
  await noteSend(writes, {
    region,
    masterId,
    sendId,
    agentId,
    fields: Object.keys(after),
    by: caller.uid,
    now,
  })
  await writes.commitUnchanged()
  return { changed: changes.length, wasLive, fingerprint }
}

/** The time in which a change can be undone. */
const retentionMs = 90 * dayMs

interface Note {
  region: Region
  masterId: string
  sendId: string
  agentId: string
  fields: string[]
  by: string
  now: number
}

/** Records the send in the commit of each agent. */
async function noteSend(
  writes: Writes,
  { region, masterId, sendId, agentId, fields, by, now }: Note,
): Promise<void> {
  const path = paths.blueprintSend(sendId)
  const existing = await readDocument(region, path, blueprintSendSchema)
  if (existing) {
    if (existing.data.masterId !== masterId || existing.data.undoneAt > 0)
      throw new AppError('already-exists', 'sendIsOver')
    const agentIds = [...new Set([...existing.data.agentIds, agentId])]
    writes.update(
      path,
      { agentIds, fields: [...new Set([...existing.data.fields, ...fields])] },
      existing.version,
    )
    return
  }
  const master = await readDocument(region, paths.blueprint(masterId), blueprintSchema)
  if (!master) throw new AppError('not-found', 'notFollowing')
  writes.create(path, {
    ID: sendId,
    masterId,
    workspaceId: master.data.workspaceId,
    agentIds: [agentId],
    fields,
    by,
    at: now,
    undoneAt: 0,
    expiresAt: new Date(now + retentionMs),
  })
}
