import { setTimeout as sleep } from 'node:timers/promises'
import { conversationSchema, type Conversation } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { BoundedCache, type CacheUse } from '../../kernel/BoundedCache.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { addTask } from '../../kernel/tasks/pendingTask.ts'
import { writeNotice } from '../../agency/notices/writeNotice.ts'
import { outgoingOf } from '../channels/outgoing/outgoingOf.ts'
import { expiryOf, contentExpiryOf } from './retention.ts'
import { appendMessages } from './appendMessages.ts'
import type { Addition } from './Addition.ts'
import { messageBytes } from './messageBytes.ts'
import { openConversation, sealConversation, sealFields, sealPage } from './sealedConversation.ts'
import { changedFields, storedConversation } from './windowFields.ts'
import { refOf, type ConversationRef, type StoredConversation } from './ConversationRef.ts'

/** Bytes of an instance's cache of conversations, and of the names of stored passages. */
const maxCacheBytes = 48_000_000
const passageNamesBytes = 2_000_000
/** The approximate memory of a conversation without messages, and of a passage's name. */
const baseBytes = 4_000
const nameBytes = 200
const maxTries = 8

/**
 * Reads and writes conversations. The instance caches those that it wrote. The browser sends its last
 * message's id; when that is the newest one in the cache, no read is needed. A wrong guess is harmless,
 * because the write requires the version that it is based on.
 */
export class ConversationStore {
  private readonly ports: Pick<Ports, 'channels' | 'costs'>
  private readonly cache = new BoundedCache<Stored<Conversation>>('conversations', maxCacheBytes)
  private readonly storedPassages = new BoundedCache<true>('passages', passageNamesBytes)

  /** @param ports the channels whose replies must be delivered, and the encryption of costs. */
  constructor(ports: Pick<Ports, 'channels' | 'costs'>) {
    this.ports = ports
  }

  async open(ref: ConversationRef, lastMessageId: string | undefined): Promise<StoredConversation> {
    const cached = this.cache.get(keyOf(ref))
    if (cached && lastMessageId && cached.data.window.at(-1)?.id === lastMessageId) return cached
    return this.read(ref)
  }

  async read(ref: ConversationRef): Promise<StoredConversation> {
    const path = paths.conversation(ref.agentId, ref.conversationId)
    const stored = await readDocument(ref.region, path, conversationSchema)
    if (!stored) return undefined
    const opened = { ...stored, data: openConversation(this.ports.costs, ref, stored.data) }
    this.keep(ref, opened)
    return opened
  }

  /**
   * Stores an addition. That is one write; one more each when the window is full, for a notice, for a visitor
   * who waits and for a channel's thread; and one per passage that is cited for the first time. Throws
   * Conflict when `current` is outdated.
   */
  async append(
    ref: ConversationRef,
    current: StoredConversation,
    start: Conversation,
    addition: Addition,
  ): Promise<Conversation> {
    const path = paths.conversation(ref.agentId, ref.conversationId)
    const { next, page } = appendMessages(current?.data ?? start, addition)
    const writes = new Writes(ref.region)
    const passages = this.unstoredPassages(ref, addition)
    for (const [id, passage] of passages) writes.set(paths.passage(ref.agentId, id), { ...passage })
    const { costs } = this.ports
    if (page)
      writes.create(
        paths.conversationPage(ref.agentId, ref.conversationId, page.number),
        sealPage(costs, ref, page),
      )
    const outgoing = outgoingOf(this.ports.channels, next, addition.messages)
    if (outgoing || addition.thread)
      writes.merge(paths.thread(ref.agentId, next.visitorId), { ...addition.thread?.fields, ...outgoing })
    if (addition.notice) writeNotice(writes, addition.notice)
    const { waiting } = addition
    if (waiting) addTask(writes, 'notifyPersonRequested', { ...refOf(ref), ...waiting }, waiting.at)
    // The last one, because a commit returns the version of its last document.
    if (current)
      writes.update(
        path,
        { ...sealFields(costs, ref, changedFields(current.data, next), next), ...endsOf(next, addition) },
        current.version,
      )
    else
      writes.create(path, {
        ...storedConversation(sealConversation(costs, ref, next)),
        ...endsOf(next, addition),
      })
    try {
      const version = await writes.commit()
      if (version) this.keep(ref, { path, data: next, version })
      addition.thread?.onStored(version)
      for (const [id] of passages) this.storedPassages.set(passageKey(ref, id), true, nameBytes)
      return next
    } catch (error) {
      this.cache.delete(keyOf(ref))
      throw error instanceof Conflict ? new Conflict('changed') : error
    }
  }

  /**
   * Changes a stored conversation and decides again after a conflict. `decide` returns undefined for no
   * change. Throws AppError 'not-found' for a missing one.
   */
  async change(
    ref: ConversationRef,
    decide: (before: Conversation) => Addition | undefined | Promise<Addition | undefined>,
  ): Promise<Conversation> {
    for (let tries = 0; tries < maxTries; tries++) {
      const current = await this.read(ref)
      if (!current) throw new AppError('not-found')
      const addition = await decide(current.data)
      if (!addition) return current.data
      try {
        return await this.append(ref, current, current.data, addition)
      } catch (error) {
        if (!(error instanceof Conflict)) throw error
        await sleep(Math.random() * 20 * 2 ** tries)
      }
    }
    throw new AppError('unavailable', 'conversationChangesTooFast')
  }

  use(): CacheUse[] {
    return [this.cache.use(), this.storedPassages.use()]
  }

  private keep(ref: ConversationRef, stored: Stored<Conversation>): void {
    this.cache.set(keyOf(ref), stored, memoryOf(stored.data))
  }

  private unstoredPassages(ref: ConversationRef, { passages = new Map() }: Addition) {
    return [...passages].filter(([id]) => !this.storedPassages.get(passageKey(ref, id)))
  }
}

const keyOf = ({ region, agentId, conversationId }: ConversationRef) =>
  `${region}/${agentId}/${conversationId}`

const passageKey = ({ region, agentId }: ConversationRef, passage: string) =>
  `${region}/${agentId}/${passage}`

/** Returns the memory of a conversation; strings take up to two bytes a character. */
function memoryOf({ window }: Conversation): number {
  return baseBytes + 2 * window.reduce((sum, message) => sum + messageBytes(message), 0)
}

/** Returns the time of deletion, and the time at which its texts are deleted. */
function endsOf(next: Conversation, addition: Addition): { expireAt?: Date | null; forgetAt?: Date } {
  const { messages, recordHistory, retentionDays } = addition
  const expireAt =
    addition.expireAt ?? (retentionDays === undefined ? undefined : expiryOf(next, retentionDays))
  return {
    ...(expireAt !== undefined && { expireAt }),
    ...(!recordHistory && messages.length > 0 && { forgetAt: contentExpiryOf(next) }),
  }
}
