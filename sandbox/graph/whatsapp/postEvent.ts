import { postSigned } from '../graphApp.ts'
import type { WaAccount, WaFile, WaNumber } from './WaAccounts.ts'

/** Who writes. Either name may be empty: people may hide their number. */
export interface WaPerson {
  from: string
  userId: string
  name: string
}

const seconds = () => String(Math.floor(Date.now() / 1_000))

/** One webhook of a number: what it tells stands in `value`. */
export function eventOf(account: WaAccount, number: WaNumber, value: object, field = 'messages'): object {
  const metadata = {
    display_phone_number: number.shown.replaceAll(/\D/g, ''),
    phone_number_id: number.phoneId,
  }
  const change = { field, value: { messaging_product: 'whatsapp', metadata, ...value } }
  return { object: 'whatsapp_business_account', entry: [{ id: account.wabaId, changes: [change] }] }
}

export function contactsOf({ from, userId, name }: WaPerson): object[] {
  return [{ profile: { name }, ...(from && { wa_id: from }), ...(userId && { user_id: userId }) }]
}

export function messageOf({ from, userId }: WaPerson, id: string, content: object): object {
  return {
    ...(from && { from }),
    ...(userId && { from_user_id: userId }),
    id,
    timestamp: seconds(),
    ...content,
  }
}

export function mediaOf({ id, name, type }: WaFile, caption: string): object {
  const kind = ['image', 'audio', 'video'].find((known) => type.startsWith(`${known}/`)) ?? 'document'
  const media = { id, mime_type: type, sha256: 'sandbox' }
  const named = kind === 'document' ? { filename: name } : kind === 'audio' ? { voice: true } : {}
  return { type: kind, [kind]: { ...media, ...named, ...(caption && kind !== 'audio' && { caption }) } }
}

export interface WaStatus {
  id: string
  status: 'sent' | 'delivered' | 'read' | 'failed'
  person: string
  mark: string
  code?: number
}

export function statusOf({ id, status, person, mark, code }: WaStatus): object {
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

/** Posts to all apps that the account is subscribed to; answers their statuses, 0 where nobody answers. */
export async function postAll(account: WaAccount, event: object): Promise<number[]> {
  const posts = [...account.subscriptions.values()].map(({ url, secret }) =>
    postSigned(url, event, secret).catch(() => 0),
  )
  return Promise.all(posts)
}
