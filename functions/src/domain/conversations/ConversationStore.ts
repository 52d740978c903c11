import { conversationSchema, type Conversation } from '../../shared/conversation.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { Conflict, Writes } from '../../store/commit.ts'
import { readDocument, type Stored } from '../../store/documents.ts'
import { appendTurn, type Turn } from './appendTurn.ts'
import { remember } from './AgentCache.ts'

const mostConversations = 1000

export interface ConversationRef {
  region: Region
  agentId: string
  conversationId: string
}

/** A conversation as a turn needs it: what is stored, or nothing yet. */
export type Known = Stored<Conversation> | undefined

/**
 * Reads and writes conversations. The instance keeps the ones it wrote; the browser says which message it saw last,
 * and when that is the newest one kept here, the read can be left out. A wrong guess costs nothing: the write
 * insists on the version it is based on.
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

  /** Writes a turn onto what is known: one write, or two when a page is full. Throws Conflict if that is outdated. */
  async append(ref: ConversationRef, known: Known, start: Conversation, turn: Turn): Promise<Conversation> {
    const path = paths.conversation(ref.agentId, ref.conversationId)
    const { next, page } = appendTurn(known?.data ?? start, turn)
    const writes = new Writes(ref.region)
    if (known) writes.update(path, changedFields(next), known.version)
    else writes.create(path, { ...next })
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
}

/** Tags and the like belong to the inbox; a turn leaves them alone. */
function changedFields(next: Conversation): Record<string, unknown> {
  const { lastMessageAt, messageCount, costUnits, tokens, preview, seen, window, leases, pages } = next
  return { lastMessageAt, messageCount, costUnits, tokens, preview, seen, window, leases, pages }
}
