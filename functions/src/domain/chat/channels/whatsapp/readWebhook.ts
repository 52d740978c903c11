import { z } from 'zod'
import { cutText } from '../../../kernel/texts/cutText.ts'
import type { Mark } from '../outgoing/storeMark.ts'
import { accountEventOf, qualityEventOf } from './connecting/readAccount.ts'
import { incomingOf, whatsappMessageSchema, type WhatsappMessage } from './readMessage.ts'
import { reasonOfCode } from './reasonOfCode.ts'
import type { WhatsappEvent, WhatsappPerson } from './WhatsappEvent.ts'

const maxNameCharacters = 100
const list = z.array(z.unknown()).default([])

const payloadSchema = z.object({ object: z.literal('whatsapp_business_account'), entry: list })
/** `time`: in seconds. */
const entrySchema = z.object({ id: z.string(), time: z.int().optional().catch(undefined), changes: list })
const changeSchema = z.object({ field: z.string(), value: z.record(z.string(), z.unknown()) })
const valueSchema = z.object({
  metadata: z.object({ phone_number_id: z.string().min(1) }),
  contacts: list,
  messages: list,
  statuses: list,
  message_echoes: list,
  user_id_update: list,
})
const contactSchema = z.object({
  profile: z.object({ name: z.string().default('') }).prefault({}),
  wa_id: z.string().default(''),
  user_id: z.string().default(''),
})
const statusSchema = z.object({
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: z.string().regex(/^\d{1,12}$/),
  recipient_id: z.string().default(''),
  recipient_user_id: z.string().default(''),
  biz_opaque_callback_data: z.string().default(''),
  errors: z
    .array(z.object({ code: z.number() }))
    .default([])
    .catch([]),
})
const echoSchema = whatsappMessageSchema.extend({
  to: z.string().default(''),
  to_user_id: z.string().default(''),
})
const userIdSchema = z.object({
  wa_id: z.string().default(''),
  user_id: z.object({ previous: z.string(), current: z.string() }),
})

export interface WebhookEvents {
  events: WhatsappEvent[]
  /** The number of invalid parts; the others are used. */
  broken: number
}

type Contacts = readonly z.infer<typeof contactSchema>[]

/** Parses a webhook of WhatsApp, each of its parts separately. Undefined for anything else. */
export function readWebhook(payload: unknown): WebhookEvents | undefined {
  const read = payloadSchema.safeParse(payload)
  if (!read.success) return undefined
  const webhook: WebhookEvents = { events: [], broken: 0 }
  for (const entry of each(webhook, read.data.entry, entrySchema))
    for (const change of each(webhook, entry.changes, changeSchema)) readChange(webhook, entry, change)
  return webhook
}

function readChange(
  webhook: WebhookEvents,
  entry: Pick<z.infer<typeof entrySchema>, 'id' | 'time'>,
  { field, value }: z.infer<typeof changeSchema>,
): void {
  const about = qualityEventOf(entry.id, field, value) ?? accountEventOf(entry, field, value)
  if (about) webhook.events.push(about)
  if (!['messages', 'smb_message_echoes', 'user_id_update'].includes(field)) return
  for (const contactNumber of each(webhook, [value], valueSchema)) {
    const { phone_number_id: phoneId } = contactNumber.metadata
    const contacts = each(webhook, contactNumber.contacts, contactSchema)
    for (const message of each(webhook, contactNumber.messages, whatsappMessageSchema))
      webhook.events.push(...eventOfMessage(phoneId, contacts, message))
    for (const status of each(webhook, contactNumber.statuses, statusSchema)) {
      const person = { number: digits(status.recipient_id), userId: status.recipient_user_id }
      if (!isNobody(person)) webhook.events.push({ kind: 'mark', phoneId, person, marks: marksOf(status) })
    }
    for (const echo of each(webhook, contactNumber.message_echoes, echoSchema)) {
      const person = { number: digits(echo.to), userId: echo.to_user_id }
      const incoming = { ...incomingOf(echo, ''), isFromTeam: true, isForget: false, choiceId: '' }
      if (!isNobody(person)) webhook.events.push({ kind: 'message', phoneId, person, incoming })
    }
    for (const { wa_id: number, user_id: id } of each(webhook, contactNumber.user_id_update, userIdSchema)) {
      const after = { number: digits(number), userId: id.current }
      webhook.events.push({ kind: 'moved', phoneId, before: { number: '', userId: id.previous }, after })
    }
  }
}

function eventOfMessage(phoneId: string, contacts: Contacts, message: WhatsappMessage): WhatsappEvent[] {
  const person: WhatsappPerson = { number: digits(message.from), userId: message.from_user_id }
  // Messages in a group are for others, and a reaction has no text.
  if (isNobody(person) || message.group_id !== undefined || message.type === 'reaction') return []
  const { system } = message
  if (message.type !== 'system')
    return [{ kind: 'message', phoneId, person, incoming: incomingOf(message, nameOf(contacts, person)) }]
  const after = { number: digits(system?.wa_id ?? ''), userId: system?.user_id ?? '' }
  return isNobody(after) || !system?.type.includes('changed')
    ? []
    : [{ kind: 'moved', phoneId, before: person, after }]
}

function isNobody({ number, userId }: WhatsappPerson): boolean {
  return number === '' && userId === ''
}

function nameOf(contacts: Contacts, { number, userId }: WhatsappPerson): string {
  const contact = contacts.find(
    ({ wa_id: contactNumber, user_id: id }) =>
      (number && digits(contactNumber) === number) || (userId && id === userId),
  )
  return cutText((contact?.profile.name ?? '').replaceAll(/\s+/g, ' ').trim(), maxNameCharacters)
}

/**
 * Returns the marks of a status, which includes the earlier ones: what was read was delivered, and what was
 * delivered was sent.
 */
function marksOf({
  status,
  timestamp,
  biz_opaque_callback_data: key,
  errors,
}: z.infer<typeof statusSchema>): Mark[] {
  // Times are in whole seconds: messages within this one have arrived too.
  const at = Number(timestamp) * 1_000 + 999
  if (status === 'failed')
    return key
      ? [{ kind: 'failed', key, reason: reasonOfCode(errors[0]?.code ?? 0) ?? 'whatsappNotTaken' }]
      : []
  const acceptance: Mark[] = key ? [{ kind: 'taken', key, at }] : []
  return status === 'sent' ? acceptance : [...acceptance, { kind: status, at }]
}

/** Returns the valid parts; the others are counted. */
function each<Schema extends z.ZodType>(
  webhook: WebhookEvents,
  parts: readonly unknown[],
  schema: Schema,
): z.output<Schema>[] {
  return parts.flatMap((part) => {
    const read = schema.safeParse(part)
    if (read.success) return [read.data]
    webhook.broken++
    return []
  })
}

function digits(number: string): string {
  return number.replaceAll(/\D/g, '')
}
