import type { Conversation, ConversationPage, Message } from '@parley/functions/shared/chat/conversation'
import { paths } from '@parley/functions/shared/paths'
import { useEffect, useState } from 'react'
import type { DocumentLocation } from '../../../lib/firestore/documents.ts'
import { showFailure } from '../../../lib/toast.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'

const pagesAtOnce = 10
/** The maximum list length that the security rules allow. */
const maxAtOnce = 100

export interface EarlierMessages {
  messages: Message[]
  /** True when messages before the loaded ones exist. */
  hasMore: boolean
  isLoading: boolean
  load: () => void
  /** Loads everything from the beginning, up to the maximum length of a list. */
  loadAll: () => Promise<void>
}

/**
 * Reads messages that are no longer in the conversation's window, a few pages at a time and only on request.
 * After the first request, pages that leave the window later are loaded too.
 */
export function useEarlierMessages({ ID, pages }: Pick<Conversation, 'ID' | 'pages'>): EarlierMessages {
  const { region, agentId } = useInboxAgentRef()
  const [read, setRead] = useState<ConversationPage[]>([])
  const [isLoading, setLoading] = useState(false)
  const path = paths.conversationPages(agentId, ID)
  const oldest = read[0]?.number ?? pages
  const newest = read.at(-1)?.number ?? pages - 1
  const missing = pages - 1 - newest

  useEffect(() => {
    if (missing <= 0) return
    readBefore({ region, path }, pages, missing).then(
      (items) => setRead((before) => join(before, items)),
      (error: unknown) => showFailure(error),
    )
  }, [region, path, pages, missing])

  async function load(count: number) {
    setLoading(true)
    try {
      const items = await readBefore({ region, path }, oldest, count)
      setRead((before) => join(before, items))
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

/** Reads up to `count` pages before page `number`, limited by the maximum length of a list. */
async function readBefore(
  location: DocumentLocation,
  number: number,
  count: number,
): Promise<ConversationPage[]> {
  const { readList } = await import('../../../lib/firestore/firestore.ts')
  return (
    await readList('conversationPage', {
      ...location,
      newestBy: 'number',
      count: Math.min(maxAtOnce, count),
      after: number,
    })
  ).items
}

/** Merges pages, oldest first, without duplicates. */
function join(pages: ConversationPage[], items: ConversationPage[]): ConversationPage[] {
  return [...new Map([...pages, ...items].map((page) => [page.number, page])).values()].sort(
    (one, other) => one.number - other.number,
  )
}
