import { IconPlus } from '@tabler/icons-react'
import { useMemo, type ReactNode } from 'react'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { FilteredEmpty } from '../../../components/table/search/FilteredEmpty.tsx'
import { ShowMore } from '../../../components/table/ShowMore.tsx'
import type { TableData } from '../../../components/table/tableData.ts'
import { useMatching } from '../../../components/table/search/useMatching.ts'
import type { Live } from '../../../lib/live/live.ts'
import { listTexts as t } from '../listTexts.ts'
import { useAgentColours } from '../useAgentColours.ts'
import type { AgentRow } from '../useAgents.ts'
import { AgentCard, fewAgents, type CardActivity } from './AgentCard.tsx'
import styles from './AgentCard.module.css'
import { CardsSkeleton } from './CardsSkeleton.tsx'
import { FirstAgent } from './FirstAgent.tsx'
import { sortAgents, type AgentOrder } from './sortAgents.ts'

interface AgentCardsProps {
  agents: Live<TableData<AgentRow>>
  search: string
  order: AgentOrder
  onClearSearch: () => void
  /** The button that creates the first agent. */
  newAgent: ReactNode
  onNewAgent: () => void
  Activity: CardActivity
}

/** The agents that match a search, as cards, and a card for a new one; unreadable ones are listed below. */
export function AgentCards({
  agents,
  search,
  order,
  onClearSearch,
  newAgent,
  onNewAgent,
  Activity,
}: AgentCardsProps) {
  const found = useMatching(agents, search, textOf)
  const colourOf = useAgentColours()
  const items = found.status === 'ready' ? found.data.items : none
  const sorted = useMemo(() => sortAgents(items, order), [items, order])
  if (found.status === 'error')
    return <LoadFailure title={t('agentsNotLoaded')} error={found.error} retry={found.retry} />
  if (found.status === 'loading') return <CardsSkeleton label={t('agents')} />
  const { brokenIds, hasMore } = found.data
  const isRoomy = search === '' && hasMore !== true && items.length <= fewAgents
  const isEmpty = items.length + brokenIds.length === 0
  if (isEmpty && search === '') return <FirstAgent action={newAgent} />
  return (
    <>
      {items.length > 0 && (
        <div className={styles.room}>
          <ul className={styles.grid} data-roomy={isRoomy || undefined} aria-label={t('agents')}>
            {sorted.map((agent) => (
              <AgentCard
                key={agent.ID}
                agent={agent}
                colour={colourOf(agent.ID)}
                isRoomy={isRoomy}
                Activity={Activity}
              />
            ))}
            {search === '' && hasMore !== true && (
              <li className={styles.another}>
                <button type="button" onClick={onNewAgent}>
                  <IconPlus size={18} aria-hidden="true" /> {t('newAgent')}
                </button>
              </li>
            )}
          </ul>
        </div>
      )}
      {brokenIds.map((id) => (
        <p key={id} className={styles.broken}>
          {t('brokenAgent', { id })}
        </p>
      ))}
      {items.length === 0 && search !== '' && (
        <FilteredEmpty isSearching={hasMore === true} onClear={onClearSearch} />
      )}
      <ShowMore data={found.data} />
    </>
  )
}

const none: AgentRow[] = []
const textOf = ({ title, description }: AgentRow) => `${title} ${description}`
