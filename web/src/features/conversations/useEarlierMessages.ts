import type { ConversationPage, Message } from '@parley/functions/shared/conversation'
import { paths } from '@parley/functions/shared/paths'
import { useState } from 'react'
import { showFailure } from '../../lib/toast.ts'
import { useInboxPlace } from './InboxPlace.ts'

const pagesAtOnce = 10
/** The rules refuse longer lists. */
const mostAtOnce = 100

export interface EarlierMessages {
  messages: Message[]
  loadedPages: number
  isLoading: boolean
  load: () => void
  /** Everything up to the beginning, as far as a list may be long. */
  loadAll: (pages: number) => Promise<void>
}

/** What has left a conversation's window, read a few pages at a time and only when somebody asks. */
export function useEarlierMessages(conversationId: string): EarlierMessages {
  const { region, agentId } = useInboxPlace()
  const [read, setRead] = useState<ConversationPage[]>([])
  const [isLoading, setLoading] = useState(false)
  const oldest = read[0]?.number

  async function load(count: number) {
    setLoading(true)
    try {
      const { readList } = await import('../../lib/firestore.ts')
      const { items } = await readList('conversationPage', {
        region, path: paths.conversationPages(agentId, conversationId), newestBy: 'number', count,
        ...(oldest !== undefined && { after: oldest }),
      })
      setRead((known) => [...items.toReversed(), ...known])
    } catch (error) {
      showFailure(error)
    } finally {
      setLoading(false)
    }
  }

  return {
    messages: read.flatMap(({ messages }) => messages), loadedPages: read.length, isLoading,
    load: () => void load(pagesAtOnce),
    loadAll: (pages) => load(Math.min(mostAtOnce, pages - read.length)),
  }
}
