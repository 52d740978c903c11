import { recordPaths } from '../../../../shared/channels/channelRecords.ts'
import { channelRecordSchema, type RecordKind } from '../../../../shared/channels/channels.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import type { Leave } from './disconnectAccount.ts'

interface Finish {
  unreached: 'again' | 'forget'
  /** Limits it to one connection; the next one of the same account is another. */
  connectedAt?: number
}

/**
 * Finishes the disconnection of an account that is still `leaving`; connecting an account does this first.
 * Returns the connection time of a connected account, 0 for none. Throws while the vendor is unavailable or
 * another process calls it: a running request must not undo the next connection.
 */
export async function finishLeaving(
  kind: RecordKind,
  { region, agentId }: AgentRef,
  { unreached, connectedAt }: Finish,
  drop: (leave: Leave) => Promise<void>,
): Promise<number> {
  const stored = await readDocument(region, recordPaths[kind](agentId), channelRecordSchema)
  if (stored?.data.state !== 'leaving') return stored?.data.connectedAt ?? 0
  const isThatOne = connectedAt === undefined || stored.data.connectedAt === connectedAt
  if (!isThatOne) return stored.data.connectedAt
  await drop({ unreached, connectedAt: stored.data.connectedAt })
  return 0
}
