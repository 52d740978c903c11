import { z } from 'zod'
import type { MetaPageKind } from '../../../../shared/channels/channels.ts'
import { amendIncoming } from '../incoming/amendIncoming.ts'
import type { ClaimOwners } from '../accounts/ClaimOwners.ts'
import { storeNewestMarks } from '../outgoing/storeNewestMarks.ts'
import { receiveAll, type Chat, type ReceiveNeeds, type Received } from '../incoming/receive.ts'
import { readMetaEvent, type MetaEvent } from './readMetaEvent.ts'

export interface PageEventNeeds extends ReceiveNeeds {
  claimOwners: ClaimOwners
  /** The id of our application. */
  appId: string
}

const entrySchema = z.object({
  messaging: z.array(z.unknown()).default([]),
  /** Events while another program handles the chat. */
  standby: z.array(z.unknown()).default([]),
  /** The format of tests in Meta's own dashboard. */
  changes: z.array(z.object({ value: z.unknown() })).default([]),
})
const payloadSchema = z.object({ entry: z.array(z.unknown()).max(2_000) })

/**
 * Handles Meta's events of pages or Instagram accounts one by one: an invalid one is counted and the others
 * continue. Throws when an event could not be stored, so that Meta sends it again.
 */
export async function storePageEvents(
  needs: PageEventNeeds,
  kind: MetaPageKind,
  payload: unknown,
): Promise<void> {
  const { events, broken } = readEvents(needs, payload)
  if (broken > 0) console.warn('Events of Meta could not be parsed', { kind, broken })
  const chats = await ownersOf(needs, kind, events)
  const contents = events.flatMap((event) => {
    const chat = chats.get(`${event.account} ${event.address}`)
    return chat ? [{ chat, ...event.content }] : []
  })
  await receiveAll(
    needs,
    contents.flatMap((one): Received[] =>
      'incoming' in one ? [{ ...one.chat, incoming: one.incoming }] : [],
    ),
  )
  const amending = { now: needs.ports.now, signing: needs.signing }
  let failure: { error: unknown } | undefined
  // Changes of one message must be applied in order; a failed one does not hold back the marks of others.
  for (const one of contents)
    if ('amendment' in one)
      await amendIncoming(amending, one.chat, one.amendment).catch((error: unknown) => {
        failure ??= { error }
      })
  const marks = contents.flatMap((one) => ('mark' in one ? [one] : []))
  await storeNewestMarks(needs.signing, marks)
  if (failure) throw failure.error
}

function readEvents(
  { appId, ports }: PageEventNeeds,
  payload: unknown,
): { events: MetaEvent[]; broken: number } {
  const read = payloadSchema.safeParse(payload)
  if (!read.success) return { events: [], broken: 1 }
  const entries = read.data.entry.map((entry) => entrySchema.safeParse(entry))
  const now = ports.now()
  const results = entries.flatMap(({ success, data }) => {
    if (!success) return ['broken' as const]
    const { messaging, standby, changes } = data
    return [
      ...messaging.map((event) => readMetaEvent(event, { appId, now, isStandby: false })),
      ...standby.map((event) => readMetaEvent(event, { appId, now, isStandby: true })),
      ...changes.map(({ value }) => readMetaEvent(value, { appId, now, isStandby: false })),
    ]
  })
  const events = results.filter((event) => event !== undefined && event !== 'broken')
  return { events, broken: results.filter((event) => event === 'broken').length }
}

/** Returns the chats of events whose account belongs to an agent. */
async function ownersOf(
  { claimOwners }: PageEventNeeds,
  kind: MetaPageKind,
  events: readonly MetaEvent[],
): Promise<Map<string, Chat>> {
  const accounts = new Set(events.map(({ account }) => account))
  const owners = new Map<string, Awaited<ReturnType<ClaimOwners['ownerOf']>>>()
  for (const account of accounts)
    if (isId(account)) owners.set(account, await claimOwners.ownerOf(kind, account))
  const chats = new Map<string, Chat>()
  for (const { account, address } of events) {
    const owner = owners.get(account)
    if (owner) chats.set(`${account} ${address}`, { ...owner, kind, account, address })
  }
  return chats
}

/** Returns whether an account's id is valid in a document's path. */
function isId(account: string): boolean {
  return /^\d{1,30}$/.test(account)
}
