import type { Ports } from '../../../kernel/ports/ports.ts'
import { runIsolated } from '../../../kernel/errors/runIsolated.ts'
import type { ClaimOwner, ClaimOwners } from '../accounts/ClaimOwners.ts'
import { storeNewestMarks, type ReportedMark } from '../outgoing/storeNewestMarks.ts'
import { receiveAll, type Received } from '../incoming/receive.ts'
import type { ChatIndex, Line } from './ChatIndex.ts'
import { storeAccountState, storeQuality } from './storeAccountState.ts'
import { readWebhook } from './readWebhook.ts'
import type { WhatsappEvent } from './WhatsappEvent.ts'
import type { OwnLine } from './OwnLine.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

export interface WhatsappEventNeeds {
  ports: Pick<Ports, 'now' | 'tasks'>
  /** The key for the ids of threads. */
  signing: SigningKeys
  chatIndex: ChatIndex
  claimOwners: ClaimOwners
}

/** The number of people of one batch that are looked up at a time. */
const atOnce = 20

/**
 * Stores WhatsApp's events, each chat with one write, and messages before reports about ours. Unreadable
 * events, and those of numbers that are not connected, are skipped. Throws when the database refused
 * something, after everything else is stored.
 */
export async function storeWhatsappEvents(
  needs: WhatsappEventNeeds,
  payload: unknown,
  own?: OwnLine,
): Promise<void> {
  const webhook = readWebhook(payload)
  if (!webhook) return
  if (webhook.broken > 0) console.error('Parts of a WhatsApp webhook could not be parsed', webhook.broken)
  const received: Received[] = []
  const marks: ReportedMark[] = []
  const failures: unknown[] = []
  // A person's new name applies to all events that follow.
  for (const event of webhook.events.filter(({ kind }) => kind === 'moved')) await attempt(event)
  const rest = webhook.events.filter(({ kind }) => kind !== 'moved')
  for (let start = 0; start < rest.length; start += atOnce)
    await Promise.all(rest.slice(start, start + atOnce).map(attempt))
  await receiveAll(needs, received).catch((error: unknown) => failures.push(error))
  await storeNewestMarks(needs.signing, marks).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]

  async function attempt(event: WhatsappEvent): Promise<void> {
    await storeEvent(event).catch((error: unknown) => failures.push(error))
  }

  async function storeEvent(event: WhatsappEvent): Promise<void> {
    if (event.kind === 'account' || event.kind === 'quality') return storeAccountEvent(needs, event, own)
    const line = await lineOf(needs, event.phoneId, own)
    if (!line) return
    if (event.kind === 'moved') return needs.chatIndex.move(line, event.before, event.after)
    if (event.kind === 'message') {
      const chat = await needs.chatIndex.chatOf(line, event.person)
      received.push({ ...chat, incoming: event.incoming })
    } else {
      const chat = await needs.chatIndex.chatOfMark(line, event.person)
      marks.push(...event.marks.map((mark) => ({ chat, mark })))
    }
  }
}

/** Returns the owner of a number; undefined for none, or for another one than the signing app's. */
async function lineOf(
  { claimOwners }: WhatsappEventNeeds,
  phoneId: string,
  own?: OwnLine,
): Promise<Line | undefined> {
  if (own) return own.phoneId === phoneId ? lineBy(own, phoneId) : undefined
  // Numbers are digits; other values would be invalid in a path.
  if (!/^\d{1,40}$/.test(phoneId)) return undefined
  const owner = await claimOwners.ownerOf('whatsapp', phoneId)
  return owner && lineBy(owner, phoneId)
}

function lineBy({ region, agentId }: ClaimOwner, account: string): Line {
  return { region, agentId, account }
}

async function storeAccountEvent(
  { ports }: WhatsappEventNeeds,
  event: WhatsappEvent & { kind: 'account' | 'quality' },
  own?: OwnLine,
): Promise<void> {
  if (own && own.wabaId !== event.wabaId) return
  await runIsolated('Storing the state of an account', event.wabaId, () =>
    event.kind === 'account' ? storeAccountState(ports, event, own) : storeQuality(event, own),
  )
}
