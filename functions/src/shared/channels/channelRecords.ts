import { z } from 'zod'
import { recordKindOf } from './brokenChannels.ts'
import { channelRecordSchema, type ChannelKind, type RecordKind } from './channels.ts'
import { paths } from '../paths.ts'

/** The paths of account documents, by kind. */
export const recordPaths: Readonly<Record<RecordKind, (agentId: string) => string>> = {
  telegram: paths.telegramBot,
  meta: paths.metaPage,
  whatsapp: paths.waNumber,
  discord: paths.discordChannel,
}

/** The common fields of all accounts; a page answers on one of its channels or on both. */
export const anyRecordSchema = channelRecordSchema.extend({
  hasMessenger: z.boolean().default(true),
  hasInstagram: z.boolean().default(true),
  /** For a WhatsApp number, see `whatsappNumberSchema`. */
  isBanned: z.boolean().default(false),
})
export type AnyRecord = z.infer<typeof anyRecordSchema>

/** Returns the path of the account with which an agent serves a channel. */
export function recordPathOf(channel: ChannelKind, agentId: string): string {
  return recordPaths[recordKindOf(channel)](agentId)
}

/**
 * The reason why a channel sends nothing: the vendor refuses the account, has locked it (perhaps
 * temporarily), or there is no account.
 */
export type ChannelStop = 'broken' | 'locked' | 'disconnected'

/** Returns why a channel sends nothing; undefined if it sends. */
export function channelStopOf(
  channel: ChannelKind,
  record: Pick<AnyRecord, 'state' | 'hasMessenger' | 'hasInstagram' | 'isBanned'> | null,
): ChannelStop | undefined {
  if (!record || record.state === 'leaving') return 'disconnected'
  if (channel === 'messenger' && !record.hasMessenger) return 'disconnected'
  if (channel === 'instagram' && !record.hasInstagram) return 'disconnected'
  if (record.state !== 'broken') return undefined
  return record.isBanned ? 'locked' : 'broken'
}
