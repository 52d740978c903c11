import type { Conversation } from '@parley/functions/shared/conversation'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'
import { isMissing } from '../../lib/errors.ts'
import { useLiveDoc, type Live } from '../../lib/live.ts'
import type { Inbox } from './useConversations.ts'

/** The selected conversation: from the list when it is in there, since that has been paid for. */
export function useConversation(region: Region, agentId: string, id: string | undefined, inbox: Live<Inbox>): Live<Conversation | null> {
  const listed = inbox.status === 'ready' ? inbox.data.items.find(({ ID }) => ID === id) : undefined
  const isNeeded = id !== undefined && listed === undefined && inbox.status !== 'loading'
  const single = useLiveDoc('conversation', isNeeded ? { region, path: paths.conversation(agentId, id) } : null)
  if (listed) return { status: 'ready', data: listed }
  if (single.status === 'error' && isMissing(single.error)) return { status: 'ready', data: null }
  return single
}
