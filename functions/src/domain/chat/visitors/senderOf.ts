import type { Sender } from '../channels/Inbound.ts'
import { refOf } from '../conversations/ConversationRef.ts'
import type { VisitorClaims } from '../../kernel/access/visitorClaims.ts'

/** Returns the sender of a pass on the website's channel. */
export function senderOf(claims: VisitorClaims): Sender {
  return {
    ...refOf(claims),
    channel: claims.draft ? 'debugger' : 'widget',
    contactId: claims.visitorId,
    isTest: claims.draft,
    isDryRun: claims.rehearsal,
    reviewRound: claims.review?.round,
  }
}
