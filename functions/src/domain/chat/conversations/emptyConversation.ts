import type { Conversation } from '../../../shared/chat/conversation.ts'
import type { LiveAgent } from '../servedAgents/AgentCache.ts'
import type { Sender } from '../channels/Inbound.ts'

/** Returns a conversation before its first message. */
export function emptyConversation(live: LiveAgent, sender: Sender, now: number): Conversation {
  return {
    ID: sender.conversationId,
    agentId: sender.agentId,
    ownerID: live.workspaceId,
    channel: sender.channel,
    isTest: sender.isTest,
    startedAt: now,
    lastMessageAt: now,
    messageCount: 0,
    costUnits: 0,
    tokens: 0,
    preview: '',
    seen: false,
    tags: [],
    state: 'bot',
    waitingSince: 0,
    assigneeUid: '',
    assigneeName: '',
    visitorId: sender.contactId,
    personId: sender.personId ?? '',
    visitor: { id: '', name: '', email: '', phone: '', verified: false },
    handedOverAt: 0,
    ratedDownAt: 0,
    unansweredAt: 0,
    unansweredQuestion: '',
    settledQuestion: '',
    flow: null,
    pendingTool: null,
    isBlocked: false,
    language: '',
    timeZone: '',
    page: '',
    referrer: '',
    browser: '',
    platform: '',
    country: '',
    consent: null,
    terms: [],
    window: [],
    leases: [],
    pages: 0,
  }
}
