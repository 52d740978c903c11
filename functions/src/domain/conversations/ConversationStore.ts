import { setTimeout as sleep } from 'node:timers/promises'
import { conversationSchema, type Conversation } from '../../shared/conversation.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { Conflict, Writes } from '../../store/commit.ts'
import { readDocument, type Stored } from '../../store/documents.ts'
import { AppError } from '../AppError.ts'
import { remember } from '../agents/AgentCache.ts'
import { appendMessages, type Addition } from './appendMessages.ts'
import { expiryOf } from '../retention/retention.ts'

const mostConversations = 1000
const mostTries = 8

export interface ConversationRef {
  region: Region
  agentId: string
  conversationId: string
}

/** The conversation itself, out of whatever else names it. */
export function refOf({ region, agentId, conversationId }: ConversationRef): ConversationRef {
  return { region, agentId, conversationId }
}

/** A conversation as a turn needs it: what is stored, or nothing yet. */
export type Known = Stored<Conversation> | undefined

/**
 * Reads and writes conversations. The instance keeps the ones it wrote; the browser says which message it saw
 * last, and when that is the newest one kept here, the read can be left out. A wrong guess costs nothing: the
 * write insists on the version it is based on.
 */
export class ConversationStore {
  private readonly kept = new Map<string, Stored<Conversation>>()

  async open(ref: ConversationRef, lastMessageId: string | undefined): Promise<Known> {
    const path = paths.conversation(ref.agentId, ref.conversationId)
    const kept = this.kept.get(ref.region + path)
    if (kept && lastMessageId && kept.data.window.at(-1)?.id === lastMessageId) return kept
    return this.read(ref)
  }

  async read(ref: ConversationRef): Promise<Known> {
    const path = paths.conversation(ref.agentId, ref.conversationId)
    const stored = await readDocument(ref.region, path, conversationSchema)
    if (stored) remember(this.kept, ref.region + path, stored, mostConversations)
    return stored
  }

  /**
   * Writes an addition onto what is known: one write, or two when a page is full. Throws Conflict if that is
   * outdated.
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
    const expireAt =
      addition.expireAt ??
      (addition.retentionDays === undefined ? undefined : expiryOf(next, addition.retentionDays))
    const expiry = expireAt === undefined ? {} : { expireAt }
    if (known) writes.update(path, { ...changedFields(known.data, next), ...expiry }, known.version)
    else writes.create(path, { ...next, ...expiry })
    if (page) writes.create(paths.conversationPage(ref.agentId, ref.conversationId, page.number), { ...page })
    try {
      const version = await writes.commit()
      if (version) remember(this.kept, ref.region + path, { path, data: next, version }, mostConversations)
      return next
    } catch (error) {
      this.kept.delete(ref.region + path)
      throw error instanceof Conflict ? new Conflict('changed') : error
    }
  }

  /**
   * Changes a stored conversation, deciding anew when somebody else was faster. `decide` returns undefined to
   * leave it alone. Fails with `not-found` when there is none.
   */
  async change(
    ref: ConversationRef,
    decide: (before: Conversation) => Addition | undefined,
  ): Promise<Conversation> {
    for (let tries = 0; tries < mostTries; tries++) {
      const known = await this.read(ref)
      if (!known) throw new AppError('not-found')
      const addition = decide(known.data)
      if (!addition) return known.data
      try {
        return await this.append(ref, known, known.data, addition)
      } catch (error) {
        if (!(error instanceof Conflict)) throw error
        await sleep(Math.random() * 20 * 2 ** tries)
      }
    }
    throw new AppError('unavailable', 'The conversation is changing too fast. Please try again.')
  }
}

/**
 * Only what differs is written: tags and the like belong to the inbox, which may be changing them at this
 * moment.
 */
function changedFields(before: Conversation, next: Conversation): Record<string, unknown> {
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(Object.entries(next).filter(([name, value]) => old.get(name) !== value))
}
