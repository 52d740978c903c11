import type { Conversation, Message } from '../../../shared/chat/conversation.ts'
import { noticeLimits } from '../../../shared/agencies/notices.ts'
import { organisationOfWallet } from '../../../shared/billing/wallet.ts'
import { dayMs } from '../../../shared/durations.ts'
import type { ServedAgent } from '../servedAgents/AgentCache.ts'
import type { Addition } from './Addition.ts'
import { networkHashes, type Cause } from './waitingVisitor.ts'
import { cutText } from '../../kernel/texts/cutText.ts'
import type { KeyedNotice } from '../../agency/notices/KeyedNotice.ts'

/**
 * Returns the notice for an organisation's clients when a visitor asks for a person or writes to one.
 * Undefined for test chats and for agents without an organisation.
 */
export function noticeOf(
  servedAgent: ServedAgent,
  before: Conversation,
  { messages, changes, recordHistory, retentionDays = 0 }: Addition,
  { reason = 'asked', networks = [] }: Cause = {},
): KeyedNotice | undefined {
  const orgId = organisationOfWallet(servedAgent.wallet)
  if (orgId === undefined || before.isTest) return undefined
  const requested = messages.find(({ event }) => event === 'requested')
  const isToPerson = (changes?.state ?? before.state) === 'human'
  const written = isToPerson ? messages.findLast(({ role }) => role === 'visitor') : undefined
  const message = requested ?? written
  if (!message) return undefined
  const days = Math.min(retentionDays || noticeLimits.keptDays, noticeLimits.keptDays)
  return {
    orgId,
    key: `${before.ID}-${message.id}`,
    expireAt: new Date(message.at + days * dayMs),
    // A failed delivery is no request of the visitor.
    networks: reason === 'asked' ? networkHashes(servedAgent, networks) : undefined,
    notice: {
      kind: requested ? 'personWanted' : 'messageToPerson',
      at: message.at,
      notificationLevel: requested ? 2 : 1,
      agentId: before.agentId,
      agentTitle: shorten(servedAgent.agent.title, noticeLimits.agentTitle),
      conversationId: before.ID,
      visitor: recordHistory ? shorten((changes?.visitor ?? before.visitor).name, noticeLimits.visitor) : '',
      words: recordHistory ? shorten(lastWords(before, messages), noticeLimits.body) : '',
      notifyOnly: [],
    },
  }
}

/** Returns a text, cut with an ellipsis if it is too long. */
function shorten(text: string, max: number): string {
  return text.length > max ? `${cutText(text, max - 1).trimEnd()}…` : text
}

function lastWords({ window }: Conversation, messages: Message[]): string {
  return [...window, ...messages].findLast(({ role }) => role === 'visitor')?.text ?? ''
}
