import {
  anyRecordSchema,
  channelStopOf,
  recordPathOf,
  type ChannelStop,
} from '../../../../shared/channels/channelRecords.ts'
import { isChannelKind } from '../../../../shared/channels/channels.ts'
import type { Conversation } from '../../../../shared/chat/conversation.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'

const refusals = {
  broken: 'channelBroken',
  locked: 'channelLocked',
  disconnected: 'channelDisconnected',
} as const satisfies Record<ChannelStop, string>

/** Requires that the conversation's channel is connected, so that a reply can be delivered. */
export async function requireConnected(
  { region, agentId }: AgentRef,
  { channel }: Pick<Conversation, 'channel'>,
): Promise<void> {
  if (!isChannelKind(channel)) return
  const record = await readDocument(region, recordPathOf(channel, agentId), anyRecordSchema)
  const stop = channelStopOf(channel, record?.data ?? null)
  if (stop) throw new AppError('failed-precondition', refusals[stop])
}
