import type { Conversation } from '@parley/functions/shared/chat/conversation'

/** The visitor took his words out of it: nothing that is said here would reach him. */
export function isDeleted({ isTest, visitorId }: Pick<Conversation, 'isTest' | 'visitorId'>): boolean {
  return !isTest && visitorId === ''
}

export function canBeAnswered(
  conversation: Pick<Conversation, 'isBlocked' | 'isTest' | 'visitorId'>,
): boolean {
  return !conversation.isBlocked && !isDeleted(conversation)
}
