import type { Conversation } from '../../shared/conversation.ts'
import type { LiveAgent } from '../agents/AgentCache.ts'
import type { VisitorClaims } from '../visitors/visitorToken.ts'

/** A conversation before its first message. */
export function emptyConversation(live: LiveAgent, claims: VisitorClaims, now: number): Conversation {
  return {
    ID: claims.conversationId,
    agentId: claims.agentId,
    ownerID: live.workspaceId,
    channel: claims.draft ? 'debugger' : 'widget',
    isTest: claims.draft,
    startedAt: now,
    lastMessageAt: now,
    messageCount: 0,
    costUnits: 0,
    tokens: 0,
    preview: '',
    seen: false,
    tags: [],
    state: 'bot',
    assigneeUid: '',
    assigneeName: '',
    visitorId: claims.visitorId,
    visitor: { id: '', name: '', email: '', phone: '', verified: false },
    isBlocked: false,
    language: '',
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
