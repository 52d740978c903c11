import type { InboxFilter } from '@parley/functions/shared/chat/inbox'
import { useEffect, useRef } from 'react'
import type { Live } from '../../lib/live/live.ts'
import type { InboxAgentChoice } from './AgentField.tsx'
import styles from './ConversationsPage.module.css'
import { useInboxScope } from './inboxContexts.ts'
import { ListPane } from './list/ListPane.tsx'
import { NewestAnnouncement } from './list/NewestAnnouncement.tsx'
import { ThreadPane } from './thread/ThreadPane.tsx'
import threadStyles from './thread/Thread.module.css'
import { useInboxWaiting } from './waiting/useInboxWaiting.ts'
import { useLayout } from './useLayout.ts'
import { useOpened } from './useOpened.ts'
import type { Inbox } from './list/useRowPages.ts'

interface InboxViewProps {
  inbox: Live<Inbox>
  filter: InboxFilter
  title: string
  agentTitle: string | undefined
  agents: readonly InboxAgentChoice[]
  selected: { agentId: string; conversationId: string } | undefined
  onFilter: (changes: Partial<InboxFilter>) => void
}

/**
 * Shows the filtered list on the left and a conversation on the right: the selected one, or the first one. A
 * narrow window shows only one of the two.
 */
export function InboxView({ inbox, filter, agentTitle, agents, selected, title, onFilter }: InboxViewProps) {
  const { agentId } = useInboxScope()
  const [element, layout] = useLayout()
  const waiting = useInboxWaiting(filter)
  const items = inbox.status === 'ready' ? inbox.data.items : undefined
  const isAlone = layout === 'narrow'
  const inOrder = waiting && items && [...waiting, ...items]
  const opened = useOpened(selected, inOrder, { key: JSON.stringify(filter), canOpen: !isAlone })
  const put = inbox.status === 'ready' ? inbox.data.put : undefined
  const latestPut = useRef(put)
  useEffect(() => {
    latestPut.current = put
  })
  const isListHidden = isAlone && selected !== undefined
  return (
    <div
      ref={element}
      className={styles.inbox}
      data-layout={layout}
      data-whole-page={agentId === undefined || undefined}
      data-thread-alone={isListHidden || undefined}
      data-fills-page
    >
      {isListHidden ? (
        <h1 className="unseen">{title}</h1>
      ) : (
        <ListPane
          inbox={inbox}
          waiting={waiting ?? []}
          filter={filter}
          title={title}
          agentTitle={agentTitle}
          agents={agents}
          openedId={opened?.conversationId}
          onFilter={onFilter}
        />
      )}
      {opened && (
        <ThreadPane
          key={`${opened.agentId}/${opened.conversationId}`}
          opened={opened}
          layout={layout}
          onKnown={(conversation) => latestPut.current?.(conversation)}
        />
      )}
      {!opened && !isAlone && <div className={threadStyles.blank} />}
      <NewestAnnouncement
        key={JSON.stringify(filter)}
        newest={items?.[0]}
        selectedId={opened?.isChosen ? opened.conversationId : undefined}
      />
    </div>
  )
}
