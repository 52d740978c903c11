import { recordPaths } from '../../../../shared/channels/channelRecords.ts'
import { channelRecordSchema, type RecordKind } from '../../../../shared/channels/channels.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { markAsBroken } from './brokenMarks.ts'
import { queueBroken } from './queueBroken.ts'

/** An account as it was connected when its vendor refused it. */
interface ConnectedAccount {
  region: Region
  kind: RecordKind
  agentId: string
  connectedAt: number
}

/** What else is said of the account; `connection` of numbers alone. */
export interface Breaking {
  connection?: 'DISCONNECTED'
}

/**
 * Notes that a vendor refuses an account, and has the people of the workspace told, once: the first refusal
 * counts. Answers false, and changes nothing, where the account was connected anew meanwhile.
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
