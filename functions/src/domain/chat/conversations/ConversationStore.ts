import { setTimeout as sleep } from 'node:timers/promises'
import { conversationSchema, type Conversation } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { BoundedCache, type CacheUse } from '../../kernel/BoundedCache.ts'
import type { ChannelAdapters } from '../../kernel/channels/ChannelAdapter.ts'
import { writeNotice } from '../../agency/notices/writeNotice.ts'
import { outgoingOf } from '../channels/outgoing/outgoingOf.ts'
import { expiryOf, forgottenAt } from './retention.ts'
import { appendMessages } from './appendMessages.ts'
import type { Addition } from './Addition.ts'
import { messageBytes } from './messageBytes.ts'
import { changedFields, storedConversation } from './windowFields.ts'
import type { ConversationRef, Known } from './ConversationRef.ts'

/** Room for the conversations that an instance keeps, and for the names of passages that are stored. */
const keptBytes = 48_000_000
const passageNamesBytes = 2_000_000
/** About what a conversation takes in memory besides its messages, and what the name of a passage takes. */
const baseBytes = 4_000
const nameBytes = 200
const mostTries = 8

/**
 * Reads and writes conversations. The instance keeps the ones it wrote; the browser says which message it saw
 * last, and when that is the newest one kept here, the read can be left out. A wrong guess costs nothing: the
 * write insists on the version it is based on.
 */
export class ConversationStore {
  private readonly channels: ChannelAdapters
  private readonly kept = new BoundedCache<Stored<Conversation>>('conversations', keptBytes)
  private readonly storedPassages = new BoundedCache<true>('passages', passageNamesBytes)

  /** @param channels those whose replies have to be delivered. */
  constructor(channels: ChannelAdapters) {
    this.channels = channels
  }

  async open(ref: ConversationRef, lastMessageId: string | undefined): Promise<Known> {
    const kept = this.kept.get(keyOf(ref))
    if (kept && lastMessageId && kept.data.window.at(-1)?.id === lastMessageId) return kept
    return this.read(ref)
  }

  async read(ref: ConversationRef): Promise<Known> {
    const path = paths.conversation(ref.agentId, ref.conversationId)
    const stored = await readDocument(ref.region, path, conversationSchema)
    if (stored) this.keep(ref, stored)
    return stored
  }

  /**
   * Writes an addition onto what is known: one write, another one when the window is full, one for what an
   * organisation's clients are told, and one for each passage that no answer has rested on before. Throws
   * Conflict if what is known is outdated.
   */
  async append(
    ref: ConversationRef,
    known: Known,
    start: Conversation,
    addition: Addition,
  ): Promise<Conversation> {
    const path = paths.conversation(ref.agentId, ref.conversationId)
    const { next, page } = appendMessages(known?.data ?? start, addition)
    const writes = new Writes(ref.region)
    const passages = this.unstoredPassages(ref, addition)
    for (const [id, passage] of passages) writes.set(paths.passage(ref.agentId, id), { ...passage })
    if (page) writes.create(paths.conversationPage(ref.agentId, ref.conversationId, page.number), { ...page })
    const outgoing = outgoingOf(this.channels, next, addition.messages)
    if (outgoing || addition.thread)
      writes.merge(paths.thread(ref.agentId, next.visitorId), { ...addition.thread?.fields, ...outgoing })
    if (addition.notice) writeNotice(writes, addition.notice)
    // The last one: a commit answers the version of its last document.
    if (known)
      writes.update(path, { ...changedFields(known.data, next), ...endsOf(next, addition) }, known.version)
    else writes.create(path, { ...storedConversation(next), ...endsOf(next, addition) })
    try {
      const version = await writes.commit()
      if (version) this.keep(ref, { path, data: next, version })
      addition.thread?.onStored(version)
      for (const [id] of passages) this.storedPassages.set(passageKey(ref, id), true, nameBytes)
      return next
    } catch (error) {
      this.kept.delete(keyOf(ref))
      throw error instanceof Conflict ? new Conflict('changed') : error
    }
  }

  /**
   * Changes a stored conversation, deciding anew when somebody else was faster. `decide` returns undefined to
   * leave it alone. Fails with `not-found` when there is none.
   */
  async change(
    ref: ConversationRef,
    decide: (before: Conversation) => Addition | undefined | Promise<Addition | undefined>,
  ): Promise<Conversation> {
    for (let tries = 0; tries < mostTries; tries++) {
      const known = await this.read(ref)
      if (!known) throw new AppError('not-found')
      const addition = await decide(known.data)
      if (!addition) return known.data
      try {
        return await this.append(ref, known, known.data, addition)
      } catch (error) {
        if (!(error instanceof Conflict)) throw error
        await sleep(Math.random() * 20 * 2 ** tries)
      }
    }
    throw new AppError('unavailable', 'conversationChangesTooFast')
  }

  use(): CacheUse[] {
    return [this.kept.use(), this.storedPassages.use()]
  }

  private keep(ref: ConversationRef, stored: Stored<Conversation>): void {
    this.kept.set(keyOf(ref), stored, heldBytes(stored.data))
  }

  private unstoredPassages(ref: ConversationRef, { passages = new Map() }: Addition) {
    return [...passages].filter(([id]) => !this.storedPassages.get(passageKey(ref, id)))
  }
}

const keyOf = ({ region, agentId, conversationId }: ConversationRef) =>
  `${region}/${agentId}/${conversationId}`

const passageKey = ({ region, agentId }: ConversationRef, passage: string) =>
  `${region}/${agentId}/${passage}`

/** Strings take up to two bytes a character in memory. */
function heldBytes({ window }: Conversation): number {
  return baseBytes + 2 * window.reduce((sum, message) => sum + messageBytes(message), 0)
}

/** When all of it is deleted, and when the words that are left of it go. */
function endsOf(next: Conversation, addition: Addition): { expireAt?: Date | null; forgetAt?: Date } {
  const { messages, recordHistory, retentionDays } = addition
  const expireAt =
    addition.expireAt ?? (retentionDays === undefined ? undefined : expiryOf(next, retentionDays))
  return {
    ...(expireAt !== undefined && { expireAt }),
    ...(!recordHistory && messages.length > 0 && { forgetAt: forgottenAt(next) }),
  }
}
