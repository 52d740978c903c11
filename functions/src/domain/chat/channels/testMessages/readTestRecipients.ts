import { z } from 'zod'
import { metaPageSchema, telegramBotSchema, type TestKind } from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import { readDocument } from '../../../../store/documents.ts'
import { Query } from '../../../../store/Query.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { authorizeForAgent } from '../../../kernel/access/authorize.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { linkOfBot, linkOfPage, type ChatLinks } from '../../../kernel/channels/chatLinks.ts'
import { isInReach } from './isInReach.ts'
import { pathOfThread, threadSchema } from '../../../kernel/channels/Thread.ts'

const maxRecipients = 5

const rowSchema = z.object({
  visitorId: z.string(),
  visitor: z.object({ name: z.string().catch('') }).catch({ name: '' }),
})

/** A person who has written. `at`: their last message, in milliseconds since 1970. */
export interface TestRecipient {
  conversationId: string
  name: string
  at: number
}

/**
 * Returns the people whom a test message can reach, newest first, among those who wrote last. `link` opens a
 * chat in which a person can write first; empty when there are people.
 */
export async function readTestRecipients(
  ports: Pick<Ports, 'channels' | 'chatLinks' | 'now'>,
  caller: Caller,
  { kind, ...ref }: AgentRef & { kind: TestKind },
): Promise<{ people: TestRecipient[]; link: string }> {
  await authorizeForAgent(caller, 'changeChannels', ref)
  const { region, agentId } = ref
  const rows = await Query.collection(region, paths.conversations(agentId))
    .where('isTest', '==', false)
    .where('channel', '==', kind)
    .orderBy('lastMessageAt', 'desc')
    .select(Object.keys(rowSchema.shape))
    .limit(maxRecipients)
    .read()
  const people = await Promise.all(
    rows.map(async ({ path, fields }) => {
      const { visitorId: threadId, visitor } = rowSchema.parse(fields)
      // A person who deleted the conversation has no chat any more.
      if (threadId === '') return []
      const chat = { region, agentId, threadId }
      const stored = await readDocument(region, pathOfThread(chat), threadSchema)
      if (!stored || !(await isInReach(ports, chat, stored.data))) return []
      const conversationId = path.slice(path.lastIndexOf('/') + 1)
      return [{ conversationId, name: visitor.name, at: stored.data.lastIncomingAt }]
    }),
  )
  const reached = people.flat()
  return { people: reached, link: reached.length > 0 ? '' : await linkTo(ports.chatLinks, ref, kind) }
}

async function linkTo(links: ChatLinks, { region, agentId }: AgentRef, kind: TestKind): Promise<string> {
  if (kind === 'telegram') {
    const bot = await readDocument(region, paths.telegramBot(agentId), telegramBotSchema)
    return bot ? linkOfBot(links, bot.data) : ''
  }
  const page = await readDocument(region, paths.metaPage(agentId), metaPageSchema)
  return page ? linkOfPage(links, kind, page.data) : ''
}
