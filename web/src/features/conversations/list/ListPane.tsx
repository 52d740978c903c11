import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import type { InboxFilter } from '@parley/functions/shared/chat/inbox'
import { compareNames } from '../../../lib/formats/formats.ts'
import type { Live } from '../../../lib/live/live.ts'
import { AgentField, type InboxAgentChoice } from '../AgentField.tsx'
import { ConversationList } from './ConversationList.tsx'
import styles from './ConversationList.module.css'
import { countedShelves, countStatuses } from '../filters/countStatuses.ts'
import { ExportMenu } from '../export/ExportMenu.tsx'
import { FilterBar } from '../filters/FilterBar.tsx'
import { noFilter } from '../filters/inboxFilter.ts'
import { joinConversations } from './useConversations.ts'
import { useInboxScope } from '../inboxContexts.ts'
import { useStatusCounts } from '../filters/useStatusCounts.ts'
import { useTagRules } from '../useInboxLists.ts'
import type { Inbox } from './useRowPages.ts'
import { t } from '../texts.ts'
import { useUid } from '../../../lib/session/session.ts'
import { useMay } from '../../../lib/session/viewer.ts'

interface ListPaneProps {
  inbox: Live<Inbox>
  waiting: ConversationRow[]
  filter: InboxFilter
  title: string
  agentTitle: string | undefined
  agents: readonly InboxAgentChoice[]
  openedId: string | undefined
  onFilter: (changes: Partial<InboxFilter>) => void
}

/** Lists the conversations, with their filters. */
export function ListPane({
  inbox,
  waiting,
  filter,
  title,
  agentTitle,
  agents,
  openedId,
  onFilter,
}: ListPaneProps) {
  const scope = useInboxScope()
  const mayExport = useMay('exportConversations')
  const { predefinedTags } = useTagRules()
  const uid = useUid()
  const isKnown = inbox.status === 'ready'
  const items = isKnown ? inbox.data.items : []
  const rows = joinConversations(waiting, items)
  const listCounts = countStatuses(rows, filter, { uid, hasMore: !isKnown || inbox.data.hasMore })
  const isPart = countedShelves.some((show) => listCounts[show] === undefined)
  // A change in the loaded conversations suggests that the others have changed too, so the counts are read
  // again.
  const rowCounts = JSON.stringify(countStatuses(rows, noFilter, { uid, hasMore: false }))
  const readCounts = useStatusCounts(filter, isKnown && isPart, rowCounts)
  const tags = namesOf([...predefinedTags, ...items.flatMap((item) => item.tags)])
  const languages = namesOf(items.map(({ language }) => language))
  // An export contains one agent.
  const exported = scope.agentId ?? filter.agent
  return (
    <section className={styles.list} aria-label={t('conversations')}>
      <header className={styles.head} data-of-tab={scope.agentId !== undefined || undefined}>
        <h1>{title}</h1>
        {agents.length > 1 && (
          <AgentField agents={agents} value={filter.agent} onChange={(agent) => onFilter({ agent })} />
        )}
        {exported && mayExport && (
          <ExportMenu
            filter={filter}
            agentId={exported}
            agentTitle={agentTitle ?? scope.agentOf?.(exported).title ?? ''}
          />
        )}
      </header>
      <FilterBar
        filter={filter}
        shelves={{ ...readCounts, ...listCounts }}
        languages={languages}
        tags={tags}
        onChange={onFilter}
      />
      <div className={styles.scroll}>
        <ConversationList
          inbox={inbox}
          waiting={waiting}
          filter={filter}
          selectedId={openedId}
          onClear={() => onFilter(noFilter)}
        />
      </div>
    </section>
  )
}

function namesOf(values: string[]): string[] {
  return [...new Set(values)].filter(Boolean).sort(compareNames)
}
