import { recordPaths } from '../../../../shared/channels/channelRecords.ts'
import { channelRecordSchema, type RecordKind } from '../../../../shared/channels/channels.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { markAsBroken } from './brokenMarks.ts'
import { queueBroken } from './queueBroken.ts'

/** The connection that its vendor refused. */
interface ConnectedAccount {
  region: Region
  kind: RecordKind
  agentId: string
  connectedAt: number
}

/** Further changes to the account; `connection` is for phone numbers only. */
export interface Breaking {
  connection?: 'DISCONNECTED'
}

/**
 * Marks an account as refused by its vendor and queues the mail to the workspace, once: the first refusal
 * counts. Returns false and changes nothing when the account was reconnected in the meantime.
 */
export async function markBroken(
  { now, tasks }: Pick<Ports, 'now' | 'tasks'>,
  { region, kind, agentId, connectedAt }: ConnectedAccount,
  more: Breaking = {},
): Promise<boolean> {
  const path = recordPaths[kind](agentId)
  const outcome = await untilUnchanged(async () => {
    const stored = await readDocument(region, path, channelRecordSchema)
    if (stored?.data.state !== 'connected') return 'known'
    if (stored.data.connectedAt !== connectedAt) return 'connectedAnew'
    const brokenAt = now()
    const writes = new Writes(region).update(path, { state: 'broken', brokenAt, ...more }, stored.version)
    markAsBroken(writes, { kind, agentId, ownerID: stored.data.ownerID }, brokenAt)
    await writes.commitUnchanged()
    return { brokenAt }
  })
  if (typeof outcome === 'object')
    await queueBroken({ tasks }, { region, kind, agentId, at: outcome.brokenAt })
  return outcome !== 'connectedAnew'
}
