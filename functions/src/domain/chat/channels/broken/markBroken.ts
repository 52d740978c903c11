import { recordPaths } from '../../../../shared/channels/channelRecords.ts'
import { channelRecordSchema, type RecordKind } from '../../../../shared/channels/channels.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { markAsBroken } from './brokenMarks.ts'

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
 * Marks an account as refused by its vendor, with the task that emails the workspace: the first refusal
 * counts. Returns false and changes nothing when the account was reconnected in the meantime.
 */
export async function markBroken(
  { now }: Pick<Ports, 'now'>,
  { region, kind, agentId, connectedAt }: ConnectedAccount,
  more: Breaking = {},
): Promise<boolean> {
  const path = recordPaths[kind](agentId)
  return untilUnchanged(async () => {
    const stored = await readDocument(region, path, channelRecordSchema)
    if (stored?.data.state !== 'connected') return true
    if (stored.data.connectedAt !== connectedAt) return false
    const brokenAt = now()
    const writes = new Writes(region).update(path, { state: 'broken', brokenAt, ...more }, stored.version)
    markAsBroken(writes, { region, kind, agentId, ownerID: stored.data.ownerID }, brokenAt)
    await writes.commitUnchanged()
    return true
  })
}
