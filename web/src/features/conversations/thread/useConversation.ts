import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { paths } from '@parley/functions/shared/paths'
import { isMissing } from '../../../lib/errors.ts'
import { useLiveDoc, type Live } from '../../../lib/live/live.ts'
import type { InboxAgentRef } from '../inboxContexts.ts'

/** Follows a conversation with its messages; null when it does not exist. */
export function useConversation({ region, agentId }: InboxAgentRef, id: string): Live<Conversation | null> {
  const stored = useLiveDoc('conversation', { region, path: paths.conversation(agentId, id) })
  return stored.status === 'error' && isMissing(stored.error) ? { status: 'ready', data: null } : stored
}
