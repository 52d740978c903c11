import type { Conversation } from '@parley/functions/shared/chat/conversation'

/**
 * Returns the id of the conversation's person, shared by all channels that they have proved to use; empty
 * after deletion.
 */
export function personOf({ personId, visitorId }: Pick<Conversation, 'personId' | 'visitorId'>): string {
  return personId || visitorId
}
