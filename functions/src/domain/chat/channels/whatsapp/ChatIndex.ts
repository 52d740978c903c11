import { z } from 'zod'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { FreshCache } from '../accounts/FreshCache.ts'
import { threadIdOf, type Chat } from '../incoming/receive.ts'
import { pathOfThread } from '../../../kernel/channels/Thread.ts'
import type { WhatsappPerson } from './WhatsappEvent.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

const maxBytes = 4_000_000
const entryBytes = 200
const freshMs = 600_000

/** `voiceglow/{agentId}/knownAddresses/{hash}`: only keyed hashes, so that it reveals no phone number. */
const indexEntrySchema = z.object({
  threadId: z.string(),
  /** The person it belongs to, if they have an id: a number that was given up may get another owner. */
  holder: z.string().default(''),
})
type IndexEntry = z.infer<typeof indexEntrySchema>
const nothing: IndexEntry = { threadId: '', holder: '' }
/** New entries by names of one person. */
type News = Map<string, IndexEntry>
type IndexedChat = Chat & { threadId: string }

/** The number of ours that receives a message. */
export type Line = Pick<Chat, 'region' | 'agentId' | 'account'>

/**
 * Finds people's chats by all names that WhatsApp has given them: a number, an id for the business, and
 * earlier ones. At most one read per name and ten minutes; new names are written once.
 */
export class ChatIndex {
  private readonly entries: FreshCache<IndexEntry>
  private readonly signing: SigningKeys

  constructor(signing: SigningKeys, now: () => number) {
    this.signing = signing
    this.entries = new FreshCache({ now }, { name: 'addresses', maxBytes, entryBytes, freshMs })
  }

  /**
   * Returns the chat of a person who writes, with their present address. Their names belong to one person
   * from then on.
   */
  async chatOf(line: Line, person: WhatsappPerson): Promise<IndexedChat> {
    const { chat, news } = await this.find(line, person)
    if (news.size > 0) await this.store(line, news)
    return chat
  }

  /** Returns the chat of a report about replies, without restoring names that were deleted with the chat. */
  async chatOfMark(line: Line, person: WhatsappPerson): Promise<IndexedChat> {
    const { chat, news } = await this.find(line, person)
    if (news.size > 0) await this.storeWithChat(chat, news, { agentId: chat.agentId })
    return chat
  }

  /** Records that a person has new names; replies are sent there. */
  async move(line: Line, before: WhatsappPerson, after: WhatsappPerson): Promise<void> {
    const { chat, news } = await this.find(line, before)
    const { threadId } = chat
    const holder = after.userId && this.hashOf(line, after.userId)
    for (const name of [after.userId, after.number].filter(Boolean)) news.set(name, { threadId, holder })
    await this.storeWithChat(chat, news, { address: chatBy(line, after).address })
  }

  /** Finds a person's chat, and the entries to add for their names. */
  private async find(line: Line, person: WhatsappPerson): Promise<{ chat: IndexedChat; news: News }> {
    const { number, userId } = person
    const chat = chatBy(line, person)
    const news: News = new Map()
    const byId = userId ? await this.read(line, userId) : nothing
    if (byId.threadId && !number) return { chat: { ...chat, threadId: byId.threadId }, news }
    const byNumber = number ? await this.read(line, number) : nothing
    const holder = userId && this.hashOf(line, userId)
    const isSomebodyElses = holder !== '' && byNumber.holder !== '' && byNumber.holder !== holder
    const threadId =
      byId.threadId ||
      (isSomebodyElses ? '' : byNumber.threadId) ||
      threadIdOf(this.signing, isSomebodyElses ? { ...chat, address: userId } : chat)
    if (holder && byId.threadId !== threadId) news.set(userId, { threadId, holder })
    if (holder && number && (byNumber.threadId !== threadId || byNumber.holder !== holder))
      news.set(number, { threadId, holder })
    return { chat: { ...chat, threadId }, news }
  }

  /** Adds names only while the chat exists, because they are deleted with it. */
  private async storeWithChat(
    { threadId, ...line }: IndexedChat,
    news: News,
    fields: Record<string, string>,
  ): Promise<void> {
    const path = pathOfThread({ ...line, threadId })
    if (!(await readDocument(line.region, path, z.object({})))) return
    await this.store(line, news, new Writes(line.region).update(path, fields))
  }

  private async read(line: Line, name: string): Promise<IndexEntry> {
    const path = this.pathOf(line, name)
    const cached = this.entries.get(path)
    if (cached) return cached.value
    const stored = await readDocument(line.region, path, indexEntrySchema)
    const entry = stored?.data ?? nothing
    this.entries.set(path, entry)
    return entry
  }

  private async store(line: Line, news: News, writes = new Writes(line.region)): Promise<void> {
    const entries = [...news].map(([name, entry]) => ({ path: this.pathOf(line, name), entry }))
    for (const { path, entry } of entries) writes.set(path, { agentId: line.agentId, ...entry })
    await writes.commit()
    for (const { path, entry } of entries) this.entries.set(path, entry)
  }

  private pathOf(line: Line, name: string): string {
    return paths.knownAddress(line.agentId, this.hashOf(line, name))
  }

  private hashOf({ agentId, account }: Line, name: string): string {
    const key = JSON.stringify(['address', 'whatsapp', agentId, account, name])
    return this.signing.nameOf(key, { length: 28 })
  }
}

function chatBy(line: Line, { number, userId }: WhatsappPerson): Chat {
  return { ...line, kind: 'whatsapp', address: number || userId }
}
