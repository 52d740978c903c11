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

const mostPeople = 5

const rowSchema = z.object({
  visitorId: z.string(),
  visitor: z.object({ name: z.string().catch('') }).catch({ name: '' }),
})

/** Somebody who has written. `at`: when he has done so last, in milliseconds since 1970. */
export interface TestRecipient {
  conversationId: string
  name: string
  at: number
}

/**
 * Whom a test message on a channel can reach now: of those who wrote last the ones in reach, newest first.
 * `link` opens the chat in which somebody can write first; empty where somebody is in reach.
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
    .limit(mostPeople)
    .read()
  const people = await Promise.all(
    rows.map(async ({ path, fields }) => {
      const { visitorId: threadId, visitor } = rowSchema.parse(fields)
      // Who was forgotten has no chat any more.
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
