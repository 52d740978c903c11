import { recordKindOf } from '../../../../shared/channels/brokenChannels.ts'
import {
  anyRecordSchema,
  channelStopOf,
  recordPathOf,
  type ChannelStop,
} from '../../../../shared/channels/channelRecords.ts'
import type { ChannelKind, RecordKind } from '../../../../shared/channels/channels.ts'
import type { DeliveryReason } from '../../../../shared/channels/deliveryReasons.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'

const refused = {
  telegram: 'telegramTokenRefused',
  discord: 'discordWebhookGone',
  whatsapp: 'whatsappAccessRefused',
  meta: 'metaAccessRefused',
} as const satisfies Record<RecordKind, DeliveryReason>
const deletedReasons = {
  telegram: 'telegramNotConnected',
  discord: 'discordNotConnected',
  whatsapp: 'whatsappNotConnected',
  meta: 'metaNotConnected',
} as const satisfies Record<RecordKind, DeliveryReason>
const reasons: Readonly<Record<ChannelStop, Readonly<Record<RecordKind, DeliveryReason>>>> = {
  broken: refused,
  locked: { ...refused, whatsapp: 'whatsappLocked' },
  disconnected: deletedReasons,
}

/** Returns the reason why a message cannot be delivered by an account that is not in use any more. */
export async function reasonOfStop(
  { region, agentId }: AgentRef,
  channel: ChannelKind,
): Promise<DeliveryReason> {
  const record = await readDocument(region, recordPathOf(channel, agentId), anyRecordSchema)
  const stop = channelStopOf(channel, record?.data ?? null)
  // The account that is connected now is another one than the message was written to.
  return reasons[stop ?? 'disconnected'][recordKindOf(channel)]
}
