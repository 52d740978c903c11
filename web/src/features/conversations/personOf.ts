import type { Conversation } from '@parley/functions/shared/chat/conversation'

/** Whose conversation it is, over all the apps that somebody has proved to use; empty for nobody any more. */
export function personOf({ personId, visitorId }: Pick<Conversation, 'personId' | 'visitorId'>): string {
  return personId || visitorId
}
