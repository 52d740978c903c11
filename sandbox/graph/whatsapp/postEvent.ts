import { postSigned } from '../graphApp.ts'
import type { WhatsappAccount, WhatsappFile, WhatsappNumber } from './WhatsappAccounts.ts'

/** The sender of a message. `from` or `userId` may be empty, because people may hide their number. */
export interface WhatsappPerson {
  from: string
  userId: string
  name: string
}

const seconds = () => String(Math.floor(Date.now() / 1_000))

/** Builds the webhook body of a number; `value` has its content. */
export function eventOf(
  account: WhatsappAccount,
  number: WhatsappNumber,
  value: object,
  field = 'messages',
): object {
  const metadata = {
    display_phone_number: number.shown.replaceAll(/\D/g, ''),
    phone_number_id: number.phoneId,
  }
  const change = { field, value: { messaging_product: 'whatsapp', metadata, ...value } }
  return { object: 'whatsapp_business_account', entry: [{ id: account.wabaId, changes: [change] }] }
}

export function contactsOf({ from, userId, name }: WhatsappPerson): object[] {
  return [{ profile: { name }, ...(from && { wa_id: from }), ...(userId && { user_id: userId }) }]
}

/** Returns a message as WhatsApp posts it, by a phone number or by the id of a person without one. */
export function messageOf({ from, userId }: WhatsappPerson, id: string, content: object): object {
  return {
    ...(from && { from }),
    ...(userId && { from_user_id: userId }),
    id,
    timestamp: seconds(),
    ...content,
  }
}

/** Returns a file as part of a message; types that are no media are documents. */
export function mediaOf({ id, name, type }: WhatsappFile, caption: string): object {
  const kind = ['image', 'audio', 'video'].find((kindName) => type.startsWith(`${kindName}/`)) ?? 'document'
  const media = { id, mime_type: type, sha256: 'sandbox' }
  const named = kind === 'document' ? { filename: name } : kind === 'audio' ? { voice: true } : {}
  return { type: kind, [kind]: { ...media, ...named, ...(caption && kind !== 'audio' && { caption }) } }
}

export interface WhatsappStatus {
  id: string
  status: 'sent' | 'delivered' | 'read' | 'failed'
  person: string
  mark: string
  code?: number
}

/** Returns the delivery state of a message as WhatsApp posts it. */
export function statusOf({ id, status, person, mark, code }: WhatsappStatus): object {
  const isUserId = /^[A-Z]/.test(person)
  return {
    id,
    status,
    timestamp: seconds(),
    ...(isUserId ? { recipient_user_id: person } : { recipient_id: person }),
    ...(mark && { biz_opaque_callback_data: mark }),
    ...(code !== undefined && { errors: [{ code, title: 'Message undeliverable' }] }),
  }
}

/** Posts an event to all subscribed apps, and returns their statuses, 0 for one that does not respond. */
export async function postAll(account: WhatsappAccount, event: object): Promise<number[]> {
  const posts = [...account.subscriptions.values()].map(({ url, secret }) =>
    postSigned(url, event, secret).catch(() => 0),
  )
  return Promise.all(posts)
}
