import type { Conversation, ConversationPage, Message } from '@parley/functions/shared/chat/conversation'
import { paths } from '@parley/functions/shared/paths'
import { useEffect, useState } from 'react'
import type { DocumentLocation } from '../../lib/documents.ts'
import { showFailure } from '../../lib/toast.ts'
import { useInboxPlace } from './InboxPlace.ts'

const pagesAtOnce = 10
/** The rules refuse longer lists. */
const mostAtOnce = 100

export interface EarlierMessages {
  messages: Message[]
  /** There are messages before those that are shown. */
  hasMore: boolean
  isLoading: boolean
  load: () => void
  /** Everything from the beginning, as far as a list may be long. */
  loadAll: () => Promise<void>
}

/**
 * What has left a conversation's window, read a few pages at a time and only when somebody asks. Whoever has
 * asked keeps what leaves the window from then on.
 */
export function useEarlierMessages({ ID, pages }: Pick<Conversation, 'ID' | 'pages'>): EarlierMessages {
  const { region, agentId } = useInboxPlace()
  const [read, setRead] = useState<ConversationPage[]>([])
  const [isLoading, setLoading] = useState(false)
  const path = paths.conversationPages(agentId, ID)
  const oldest = read[0]?.number ?? pages
  const newest = read.at(-1)?.number ?? pages - 1
  const missing = pages - 1 - newest

  useEffect(() => {
    if (missing <= 0) return
    readBefore({ region, path }, pages, missing).then(
      (items) => setRead((known) => join(known, items)),
      (error: unknown) => showFailure(error),
    )
  }, [region, path, pages, missing])

  async function load(count: number) {
    setLoading(true)
    try {
      const items = await readBefore({ region, path }, oldest, count)
      setRead((known) => join(known, items))
    } catch (error) {
      showFailure(error)
    } finally {
      setLoading(false)
    }
  }

  return {
    messages: read.flatMap(({ messages }) => messages),
    hasMore: oldest > 0,
    isLoading,
    load: () => void load(pagesAtOnce),
    loadAll: () => load(oldest),
  }
}

/** The `count` pages before the one of that number, as far as a list may be long. */
async function readBefore(
  place: DocumentLocation,
  number: number,
  count: number,
): Promise<ConversationPage[]> {
  const { readList } = await import('../../lib/firestore.ts')
  return (
    await readList('conversationPage', {
      ...place,
      newestBy: 'number',
      count: Math.min(mostAtOnce, count),
      after: number,
    })
  ).items
}

/** Oldest first, each once. */
function join(known: ConversationPage[], items: ConversationPage[]): ConversationPage[] {
  return [...new Map([...known, ...items].map((page) => [page.number, page])).values()].sort(
    (one, other) => one.number - other.number,
  )
}
