import { z } from 'zod'
import { recordKindOf } from './brokenChannels.ts'
import { channelRecordSchema, type ChannelKind, type RecordKind } from './channels.ts'
import { paths } from '../paths.ts'

/** Where the account of an agent lies. */
export const recordPaths: Readonly<Record<RecordKind, (agentId: string) => string>> = {
  telegram: paths.telegramBot,
  meta: paths.metaPage,
  whatsapp: paths.waNumber,
  discord: paths.discordChannel,
}

/** What every account says of itself, whichever kind it is; a page answers on one of its channels or on both. */
export const anyRecordSchema = channelRecordSchema.extend({
  hasMessenger: z.boolean().default(true),
  hasInstagram: z.boolean().default(true),
  /** Of a WhatsApp number, see `waNumberSchema`. */
  isBanned: z.boolean().default(false),
})
export type AnyRecord = z.infer<typeof anyRecordSchema>

/** Where the account lies by which an agent answers on a channel. */
export function recordPathOf(channel: ChannelKind, agentId: string): string {
  return recordPaths[recordKindOf(channel)](agentId)
}

/**
 * Why nothing leaves on a channel: its vendor refuses the account, has locked it and may open it again by
 * itself, or there is none.
 */
export type ChannelStop = 'broken' | 'locked' | 'disconnected'

/** Undefined where replies leave. */
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
