import type { Message } from '@parley/functions/shared/conversation'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'
import { useState } from 'react'
import { showFailure } from '../../lib/toast.ts'

const pagesAtOnce = 10

export interface EarlierMessages {
  messages: Message[]
  loadedPages: number
  isLoading: boolean
  load: () => void
}

/** What has left a conversation's window, read a few pages at a time and only when somebody asks. */
export function useEarlierMessages(region: Region, agentId: string, conversationId: string): EarlierMessages {
  const [messages, setMessages] = useState<Message[]>([])
  const [oldest, setOldest] = useState<number>()
  const [loadedPages, setLoadedPages] = useState(0)
  const [isLoading, setLoading] = useState(false)

  async function load() {
    setLoading(true)
    try {
      const { readList } = await import('../../lib/firestore.ts')
      const { items } = await readList('conversationPage', {
        region, path: paths.conversationPages(agentId, conversationId), newestBy: 'number', count: pagesAtOnce,
        ...(oldest !== undefined && { after: oldest }),
      })
      setMessages((known) => [...items.toReversed().flatMap((page) => page.messages), ...known])
      setOldest(items.at(-1)?.number)
      setLoadedPages((count) => count + items.length)
    } catch (error) {
      showFailure(error)
    } finally {
      setLoading(false)
    }
  }

  return { messages, loadedPages, isLoading, load: () => void load() }
}
