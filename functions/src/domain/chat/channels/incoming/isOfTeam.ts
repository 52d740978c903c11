import type { Conversation } from '../../../../shared/chat/conversation.ts'

/**
 * Returns whether a person has answered a conversation since it was last handed back to the agent. Waiting
 * for a person does not count.
 */
export function isOfTeam({ window, handedOverAt }: Pick<Conversation, 'window' | 'handedOverAt'>): boolean {
  const handedBack = window.findLastIndex(({ event }) => event === 'handedBack')
  const answered = window.findLastIndex(({ role }) => role === 'operator')
  const isOnlyWanted = window.some(({ event, at }) => event === 'requested' && at === handedOverAt)
  return answered > handedBack || (handedBack < 0 && handedOverAt > 0 && !isOnlyWanted)
}
