import { recordPaths } from '../../../../shared/channels/channelRecords.ts'
import { channelRecordSchema, type RecordKind } from '../../../../shared/channels/channels.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import type { Leave } from './leaveRecord.ts'

interface Finish {
  unreached: 'again' | 'forget'
  /** Of one connection alone; the next one of the same account is another. */
  connectedAt?: number
}

/**
 * Has a vendor left for good that was out of reach when an account was disconnected; nothing happens where
 * none is `leaving`. Whoever connects an account does this first. Answers since when another one is connected,
 * 0 for none. Fails while the vendor is still out of reach, or somebody else asks it: a request under way
 * must not undo what is connected next.
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
