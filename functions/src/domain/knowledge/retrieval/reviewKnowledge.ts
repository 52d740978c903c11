import { dayMs, minuteMs } from '../../../shared/durations.ts'
import { cutText } from '../../kernel/texts/cutText.ts'
import { conversationSchema, type Message } from '../../../shared/chat/conversation.ts'
import { sourceOfPassage } from '../../../shared/knowledge/sourceOfPassage.ts'
import { paths } from '../../../shared/paths.ts'
import type { KnowledgeReview } from '../../../shared/knowledge/retrieval.ts'
import { readQuery } from '../../../store/documents.ts'
import type { Actor } from '../../../shared/workspaces/roles.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { groupQuestions, type UnansweredQuestion } from './groupQuestions.ts'
import { readSettled } from './settledQuestions.ts'

const days = 30
/** Conversations of one review: each loads its newest messages, at most 128 kB. */
const maxConversations = 400
const pageSize = 25
const reviewsPerMinute = 6

const windowSchema = conversationSchema.pick({ lastMessageAt: true, window: true })

interface Tally {
  answers: number
  grounded: number
  sources: Map<string, { answers: number; lastAt: number }>
  unanswered: UnansweredQuestion[]
}

/**
 * Reviews an agent's knowledge by its newest conversations: the sources that its answers used, and the
 * questions without an answer. It reads the conversations themselves, so that deleted ones do not count.
 */
export async function reviewKnowledge(
  { ports }: { ports: Pick<Ports, 'now'> },
  caller: Caller,
  { region, agentId }: AgentRef,
): Promise<KnowledgeReview> {
  const { actor } = await authorizeForAgent(caller, 'readKnowledge', { region, agentId })
  const at = ports.now()
  await throttle(`review/${agentId}/${caller.uid}`, reviewsPerMinute, minuteMs, at)
  const since = at - days * dayMs
  const tally: Tally = { answers: 0, grounded: 0, sources: new Map(), unanswered: [] }
  const read = await readConversations({ region, agentId }, since, (id, window) =>
    count(tally, id, window, since),
  )
  const settled = await readSettled({ region, agentId })
  const sources = [...tally.sources].map(([sourceId, use]) => ({ sourceId, ...use }))
  const newestFirst = tally.unanswered.toSorted((one, other) => other.at - one.at)
  return {
    ...read,
    since,
    at,
    answers: tally.answers,
    grounded: tally.grounded,
    sources: sources.sort((one, other) => other.answers - one.answers),
    // Visitors' words and their conversations are only for those who may read conversations.
    unanswered: readsConversations(actor) ? groupQuestions(newestFirst, settled) : [],
  }
}

function readsConversations(actor: Actor): boolean {
  return !('pages' in actor) || actor.pages.includes('/convos')
}

/** Reads page by page, so that only a few conversations are in memory. */
async function readConversations(
  { region, agentId }: AgentRef,
  since: number,
  visit: (id: string, window: Message[]) => void,
): Promise<{ conversations: number; isComplete: boolean }> {
  let conversations = 0
  let from: { at: number; path: string } | undefined
  while (conversations < maxConversations) {
    const page = await readQuery(region, paths.conversations(agentId), windowSchema, (query) => {
      const newestFirst = query
        .where('isTest', '==', false)
        .where('lastMessageAt', '>=', since)
        .orderBy('lastMessageAt', 'desc')
        .select(Object.keys(windowSchema.shape))
        .limit(pageSize)
      return from ? newestFirst.startAfter([from.at], from.path) : newestFirst
    })
    for (const { path, data } of page) visit(path.slice(path.lastIndexOf('/') + 1), data.window)
    conversations += page.length
    const last = page.at(-1)
    if (page.length < pageSize || !last) return { conversations, isComplete: true }
    from = { at: last.data.lastMessageAt, path: last.path }
  }
  return { conversations, isComplete: false }
}

function count(tally: Tally, conversationId: string, window: readonly Message[], since: number): void {
  for (const message of window) {
    if (message.role !== 'agent' || !message.replyTo || message.at < since) continue
    tally.answers++
    const used = usedSources(message)
    if (used.size > 0) tally.grounded++
    for (const sourceId of used) {
      const entry = tally.sources.get(sourceId) ?? { answers: 0, lastAt: 0 }
      tally.sources.set(sourceId, { answers: entry.answers + 1, lastAt: Math.max(entry.lastAt, message.at) })
    }
    const question = message.unanswered && window.find(({ id }) => id === message.replyTo)
    if (question && question.text)
      tally.unanswered.push({ question: cutText(question.text, 500), at: message.at, conversationId })
  }
}

/** Returns the sources of an answer; none when the agent said that it does not know. */
function usedSources({ sources = [], pair, unanswered }: Message): ReadonlySet<string> {
  if (unanswered) return new Set()
  const cited = sources.map(({ id }) => sourceOfPassage(id))
  return new Set(pair ? [...cited, pair] : cited)
}
