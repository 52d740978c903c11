import {
  conversationPageSchema,
  conversationSchema,
  type Conversation,
  type Message,
} from '../../shared/conversation.ts'
import { outboxEntrySchema, type OutboxEntry } from '../../shared/outbox.ts'
import { paths } from '../../shared/paths.ts'
import { Conflict, Writes } from '../../store/commit.ts'
import { readDocument, readQuery, type Stored } from '../../store/documents.ts'
import { TryLater, Undeliverable, type ChannelAdapter, type Recipient } from '../channels/ChannelAdapter.ts'
import { refOf, type ConversationRef } from '../conversations/ConversationStore.ts'
import { untilUnchanged } from '../untilUnchanged.ts'
import type { Ports } from '../ports.ts'

type DeliverPorts = Pick<Ports, 'now' | 'tasks' | 'channels'>
type Entry = Stored<OutboxEntry>

/** A worker has this long for one message; then another one may take it up. */
const claimMs = 60_000
/** A part that fails so often in a row is given up: the message is not delivered, and the inbox says so. */
const mostFailures = 8
const longestPauseMs = 10 * 60_000
const atOnce = 20

/**
 * Delivers what waits in a conversation's outbox, in the order in which it was said. One worker at a time:
 * the oldest entry is claimed by its version, and whoever finds a claim leaves the rest to its owner. After a
 * crash the claim ends and the parts that the vendor has not taken are sent, with their keys.
 */
export async function deliverReplies(ports: DeliverPorts, ref: ConversationRef): Promise<void> {
  const conversation = await readDocument(ref.region, pathOf(ref), conversationSchema)
  const adapter = conversation && ports.channels[conversation.data.channel]
  if (!adapter) return
  const open = await readQuery(ref.region, `${pathOf(ref)}/outbox`, outboxEntrySchema, (query) =>
    query.where('state', 'in', ['waiting', 'sending']).limit(atOnce),
  )
  for (const entry of open.sort((one, other) => (one.path < other.path ? -1 : 1))) {
    const now = ports.now()
    if (entry.data.notBefore > now) return queueAgain(ports, ref, entry, entry.data.notBefore - now)
    const claimed = await update(ref, entry, { state: 'sending', notBefore: now + claimMs })
    if (!claimed) return
    const pauseMs = await deliver(ports, ref, conversation.data, adapter, claimed)
    if (pauseMs === 'taken') return
    if (pauseMs !== undefined) return queueAgain(ports, ref, claimed, pauseMs)
  }
  if (open.length === atOnce) await queueAgain(ports, ref, open.at(-1), 0)
}

/**
 * Sends the parts of one message; answers after how many milliseconds to go on where it could not, and
 * `taken` where another worker has taken it over.
 */
async function deliver(
  ports: DeliverPorts,
  ref: ConversationRef,
  conversation: Conversation,
  adapter: ChannelAdapter,
  claimed: Entry,
): Promise<number | 'taken' | undefined> {
  let entry = claimed
  const message = await findMessage(ref, conversation, entry.data.messageId)
  const parts = message ? adapter.partsOf(message) : []
  const recipient: Recipient = { ...refOf(ref), contactId: conversation.visitorId }
  try {
    for (const [index, part] of parts.entries()) {
      if (index < entry.data.partsSent) continue
      await adapter.send(recipient, part, `${ref.conversationId}/${entry.data.messageId}/${index}`)
      const next = await update(ref, entry, {
        partsSent: index + 1,
        failures: 0,
        notBefore: ports.now() + claimMs,
      })
      if (!next) return 'taken'
      entry = next
    }
    await update(ref, entry, { state: 'sent' })
    return undefined
  } catch (error) {
    return putBack(ports, ref, entry, error)
  }
}

async function putBack(
  ports: DeliverPorts,
  ref: ConversationRef,
  entry: Entry,
  error: unknown,
): Promise<number | undefined> {
  const failures = entry.data.failures + (error instanceof TryLater ? 0 : 1)
  if (error instanceof Undeliverable || failures >= mostFailures) {
    const reason = error instanceof Undeliverable ? error.reason : 'The channel did not take this message.'
    const failed = await update(ref, entry, { state: 'failed', reason, failures })
    if (failed) await showFailure(ref, failed)
    return undefined
  }
  const pauseMs = error instanceof TryLater ? error.afterMs : Math.min(1_000 * 2 ** failures, longestPauseMs)
  await update(ref, entry, { state: 'waiting', failures, notBefore: ports.now() + pauseMs })
  return pauseMs
}

/** Says at the message itself that it was not delivered, as long as it is in the conversation's window. */
async function showFailure(ref: ConversationRef, { path, data }: Entry): Promise<void> {
  const place = path.slice(path.lastIndexOf('/') + 1)
  const delivery = { state: 'failed', reason: data.reason }
  await untilUnchanged(async () => {
    const conversation = await readDocument(ref.region, pathOf(ref), conversationSchema)
    if (!conversation?.data.window.some(({ id }) => id === data.messageId)) return
    await new Writes(ref.region)
      .update(conversation.path, { [`window.${place}.delivery`]: delivery }, conversation.version)
      .commit()
  })
}

/** A message may have left the window for a page by now; one that was deleted is not sent. */
async function findMessage(
  { region, agentId, conversationId }: ConversationRef,
  { window }: Conversation,
  messageId: string,
): Promise<Message | undefined> {
  const known = window.find(({ id }) => id === messageId)
  if (known) return known
  const pages = await readQuery(
    region,
    paths.conversationPages(agentId, conversationId),
    conversationPageSchema,
    (query) => query.orderBy('number', 'desc').limit(5),
  )
  return pages.flatMap(({ data }) => data.messages).find(({ id }) => id === messageId)
}

/** The entry as it is now; undefined when another worker was faster or it is gone. */
async function update(
  { region }: ConversationRef,
  entry: Entry,
  changes: Partial<OutboxEntry>,
): Promise<Entry | undefined> {
  try {
    const version = await new Writes(region).update(entry.path, changes, entry.version).commit()
    return version === undefined ? undefined : { ...entry, data: { ...entry.data, ...changes }, version }
  } catch (error) {
    if (error instanceof Conflict) return undefined
    throw error
  }
}

async function queueAgain(
  { tasks }: DeliverPorts,
  ref: ConversationRef,
  entry: Entry | undefined,
  pauseMs: number,
): Promise<void> {
  const run = `${entry?.path.split('/').at(-1)}/${entry?.version}`
  const delaySeconds = Math.ceil(pauseMs / 1_000)
  await tasks.enqueue('deliverReplies', { ...refOf(ref), run }, { delaySeconds })
}

function pathOf({ agentId, conversationId }: ConversationRef): string {
  return paths.conversation(agentId, conversationId)
}
