import { z } from 'zod'
import type { WhatsappEvent } from '../WhatsappEvent.ts'

type Value = Readonly<Record<string, unknown>>

const accountSchema = z.object({
  event: z.string(),
  ban_info: z.object({ waba_ban_state: z.string().default('') }).optional(),
})
const qualitySchema = z.object({ display_phone_number: z.string(), event: z.string() })

/** After these events we can no longer write through the account. */
const endings: Readonly<Record<string, string>> = {
  ACCOUNT_DELETED: 'DELETED',
  PARTNER_REMOVED: 'DISCONNECTED',
  PARTNER_APP_UNINSTALLED: 'DISCONNECTED',
}

/**
 * Parses an event about a business account; undefined for one that changes nothing here. `time` is in
 * seconds.
 */
export function accountEventOf(
  { id: wabaId, time }: { id: string; time?: number | undefined },
  field: string,
  value: Value,
): WhatsappEvent | undefined {
  const read = field === 'account_update' ? accountSchema.safeParse(value) : undefined
  if (!read?.success) return undefined
  const { event, ban_info: ban } = read.data
  const about = { kind: 'account' as const, wabaId, at: time && time * 1_000 + 999 }
  const ended = endings[event]
  if (ended) return { ...about, isOver: true, connection: ended }
  if (event !== 'DISABLED_UPDATE') return undefined
  const isOver = ban?.waba_ban_state === 'DISABLE'
  return { ...about, isOver, connection: isOver ? 'BANNED' : 'CONNECTED' }
}

/** Parses an event about the quality of a number; undefined for others. */
export function qualityEventOf(wabaId: string, field: string, value: Value): WhatsappEvent | undefined {
  const read = field === 'phone_number_quality_update' ? qualitySchema.safeParse(value) : undefined
  if (!read?.success) return undefined
  const { display_phone_number: shown, event } = read.data
  const quality = event === 'FLAGGED' ? 'RED' : event === 'UNFLAGGED' ? 'GREEN' : ''
  return quality ? { kind: 'quality', wabaId, phoneNumber: shown.replaceAll(/\D/g, ''), quality } : undefined
}
