import type { Conversation } from '@parley/functions/shared/conversation'
import { paths } from '@parley/functions/shared/paths'
import { isMissing } from '../../lib/errors.ts'
import { useLiveDoc, type Live } from '../../lib/live.ts'
import { useInboxPlace } from './InboxPlace.ts'

/** The selected conversation with its messages; null when there is none of that id. */
export function useConversation(id: string | undefined): Live<Conversation | null> {
  const { region, agentId } = useInboxPlace()
  const live = useLiveDoc(
    'conversation',
    id === undefined ? null : { region, path: paths.conversation(agentId, id) },
  )
  return live.status === 'error' && isMissing(live.error) ? { status: 'ready', data: null } : live
}
