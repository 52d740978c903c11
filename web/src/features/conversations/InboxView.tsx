import { EmptyState } from '@mantine/core'
import type { InboxFilter } from '@parley/functions/shared/inbox'
import { useEffect, useRef } from 'react'
import { compareNames } from '../../lib/formats.ts'
import type { Live } from '../../lib/live.ts'
import { ConversationList } from './ConversationList.tsx'
import listStyles from './ConversationList.module.css'
import styles from './ConversationsPage.module.css'
import { ExportMenu } from './ExportMenu.tsx'
import { FilterBar } from './FilterBar.tsx'
import { noFilter } from './inboxFilter.ts'
import { NewestTold } from './NewestTold.tsx'
import { Thread } from './Thread.tsx'
import threadStyles from './Thread.module.css'
import { useConversation } from './useConversation.ts'
import { useAgentWorkspace } from './useInboxLists.ts'
import { useLayout } from './useLayout.ts'
import type { Inbox } from './useRowPages.ts'
import { t } from './texts.ts'

interface InboxViewProps {
  inbox: Live<Inbox>
  filter: InboxFilter
  agentTitle: string
  selectedId: string | undefined
  onFilter: (changes: Partial<InboxFilter>) => void
}

/**
 * The list with its filter at the left, the chosen conversation at the right; one of them where there is room
 * for one.
 */
export function InboxView({ inbox, filter, agentTitle, selectedId, onFilter }: InboxViewProps) {
  const [element, layout] = useLayout()
  const workspace = useAgentWorkspace()
  const conversation = useConversation(selectedId)
  const selected = conversation.status === 'ready' ? conversation.data : null
  const put = inbox.status === 'ready' ? inbox.data.put : undefined
  const items = inbox.status === 'ready' ? inbox.data.items : []
  const tags = known([...(workspace?.predefinedTags ?? []), ...items.flatMap((item) => item.tags)])
  const languages = known(items.map(({ language }) => language))
  const latestPut = useRef(put)
  useEffect(() => {
    latestPut.current = put
  })
  useEffect(() => {
    if (selected) latestPut.current?.(selected)
  }, [selected])
  const isAlone = layout === 'narrow'
  return (
    <div ref={element} className={styles.inbox} data-layout={layout} data-fills-page>
      {isAlone && selectedId ? (
        <h1 className="unseen">{t('conversations')}</h1>
      ) : (
        <section className={listStyles.list} aria-label={t('conversations')}>
          <header className={listStyles.head}>
            <h1>{t('conversations')}</h1>
            <ExportMenu filter={filter} agentTitle={agentTitle} />
          </header>
          <FilterBar filter={filter} languages={languages} tags={tags} onChange={onFilter} />
          <div className={listStyles.scroll}>
            <ConversationList
              inbox={inbox}
              filter={filter}
              selectedId={selectedId}
              onClear={() => onFilter(noFilter)}
            />
          </div>
        </section>
      )}
      {selectedId !== undefined && <Thread key={selectedId} conversation={conversation} layout={layout} />}
      {selectedId === undefined && !isAlone && (
        <section className={threadStyles.blank}>
          <EmptyState title={t('noConversationSelected')} description={t('chooseAConversation')} />
        </section>
      )}
      <NewestTold key={JSON.stringify(filter)} newest={items[0]} selectedId={selectedId} />
    </div>
  )
}

function known(values: string[]): string[] {
  return [...new Set(values)].filter(Boolean).sort(compareNames)
}
