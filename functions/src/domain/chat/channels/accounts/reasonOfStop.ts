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
const gone = {
  telegram: 'telegramNotConnected',
  discord: 'discordNotConnected',
  whatsapp: 'whatsappNotConnected',
  meta: 'metaNotConnected',
} as const satisfies Record<RecordKind, DeliveryReason>
const reasons: Readonly<Record<ChannelStop, Readonly<Record<RecordKind, DeliveryReason>>>> = {
  broken: refused,
  locked: { ...refused, whatsapp: 'whatsappLocked' },
  disconnected: gone,
}

/** Why a message does not leave that is still to be said by an account that does not answer any more. */
export async function reasonOfStop(
  { region, agentId }: AgentRef,
  channel: ChannelKind,
): Promise<DeliveryReason> {
  const record = await readDocument(region, recordPathOf(channel, agentId), anyRecordSchema)
  const stop = channelStopOf(channel, record?.data ?? null)
  // What is connected by now is another account than the one that was written to.
  return reasons[stop ?? 'disconnected'][recordKindOf(channel)]
}
