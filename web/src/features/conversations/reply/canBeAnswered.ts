import type { Conversation } from '@parley/functions/shared/chat/conversation'

/** Returns true when the visitor has deleted their messages, so that no reply can reach them. */
export function isDeleted({ isTest, visitorId }: Pick<Conversation, 'isTest' | 'visitorId'>): boolean {
  return !isTest && visitorId === ''
}

/** Returns whether a reply can reach the visitor: not when they are blocked or have deleted their messages. */
export function canBeAnswered(
  conversation: Pick<Conversation, 'isBlocked' | 'isTest' | 'visitorId'>,
): boolean {
  return !conversation.isBlocked && !isDeleted(conversation)
}
