import { Button, EmptyState, Skeleton, TextInput } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { Lead } from '@parley/functions/shared/leads'
import type { Region } from '@parley/functions/shared/regions'
import { IconDownload, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Choice } from '../../components/Choice.tsx'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { Page } from '../../components/Page.tsx'
import rows from '../../components/OpenableRows.module.css'
import { formatCount } from '../../lib/formats.ts'
import type { Live } from '../../lib/live.ts'
import { webPaths } from '../../lib/paths.ts'
import { showFailure } from '../../lib/toast.ts'
import type { Pages } from '../../lib/usePages.ts'
import { exportLeads } from './leadActions.ts'
import { LeadRow } from './LeadRow.tsx'
import styles from './LeadsPage.module.css'
import { matchesSearch } from './matchesSearch.ts'
import { leadsPlace, useLeads } from './useLeads.ts'

interface LeadsPageProps {
  region: Region
  agentId: string
  agentTitle: string
}

const states = [
  { value: '', label: 'All' },
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'done', label: 'Done' },
] as const

/** What visitors have sent with the agent's forms. */
export function LeadsPage({ region, agentId, agentTitle }: LeadsPageProps) {
  const [state, setState] = useState<Lead['state'] | ''>('')
  const [search, setSearch] = useState('')
  /** How many an export has read so far; undefined when there is none under way. */
  const [exported, setExported] = useState<number>()
  const leads = useLeads(region, agentId, state)
  const isFiltered = state !== '' || search !== ''
  const isEmpty = !isFiltered && leads.status === 'ready' && leads.data.items.length === 0
  const shown = leads.status === 'ready' ? leads.data.items.filter((lead) => matchesSearch(lead, search)) : []
  const hasMore = leads.status === 'ready' && leads.data.hasMore

  async function handleExport() {
    setExported(0)
    try {
      await exportLeads(leadsPlace(region, agentId, state), search, agentTitle, setExported)
    } catch (error) {
      showFailure(error)
    } finally {
      setExported(undefined)
    }
  }

  return (
    <Page
      title="Leads"
      documentTitle={`Leads · ${agentTitle}`}
      lead="What visitors send with a form in the chat."
      actions={
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          loading={exported !== undefined}
          disabled={shown.length === 0 && !hasMore}
          onClick={() => void handleExport()}
        >
          {exported === undefined ? 'Export CSV' : `Reading leads… ${formatCount(exported)}`}
        </Button>
      }
    >
      {!isEmpty && (
        <div className={styles.tools}>
          <TextInput
            aria-label="Search leads"
            placeholder="Search"
            leftSection={<IconSearch size={16} />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <Choice label="State" isLabelHidden value={state} options={[...states]} onChange={setState} />
        </div>
      )}
      <LeadList
        leads={leads}
        shown={shown}
        isFiltered={isFiltered}
        isSearched={search.trim() !== ''}
        settingsPath={webPaths.agent(region, agentId, 'settings')}
        region={region}
        onClear={() => {
          setState('')
          setSearch('')
        }}
      />
    </Page>
  )
}

interface LeadListProps {
  region: Region
  leads: Live<Pages<Lead>>
  shown: Lead[]
  isFiltered: boolean
  isSearched: boolean
  settingsPath: string
  onClear: () => void
}

function LeadList({ region, leads, shown, isFiltered, isSearched, settingsPath, onClear }: LeadListProps) {
  if (leads.status === 'error')
    return <LoadFailure title="The leads could not be loaded" error={leads.error} retry={leads.retry} />
  if (leads.status === 'loading') return <ListSkeleton />
  const { items, brokenIds, hasMore, isLoadingMore, loadMore } = leads.data
  return (
    <>
      {shown.length > 0 && (
        <ul className={rows.list} aria-label="Leads">
          {shown.map((lead) => (
            <LeadRow key={lead.ID} region={region} lead={lead} />
          ))}
        </ul>
      )}
      {brokenIds.map((id) => (
        <p key={id} className={styles.broken}>
          Lead {id} cannot be shown: what is stored of it is not complete.
        </p>
      ))}
      {shown.length === 0 &&
        brokenIds.length === 0 &&
        (isFiltered ? (
          <EmptyState
            title="No lead fits"
            description={
              hasMore
                ? 'None of the newest ones does. Look further back, or at all of them.'
                : 'Try other words, or look at all of them.'
            }
          >
            <EmptyState.Actions>
              <Button variant="default" onClick={onClear}>
                Clear filter
              </Button>
            </EmptyState.Actions>
          </EmptyState>
        ) : (
          <EmptyState
            title="No leads yet"
            description="Let visitors leave their name and address with a form in the chat. What they send is collected here."
          >
            <EmptyState.Actions>
              <Button component={Link} to={settingsPath}>
                Add a form
              </Button>
            </EmptyState.Actions>
          </EmptyState>
        ))}
      {hasMore && isSearched && (
        <p className={styles.hint}>
          Searched among the newest {formatCount(items.length)}; an export searches all.
        </p>
      )}
      {hasMore && (
        <Button variant="default" loading={isLoadingMore} className={styles.more ?? ''} onClick={loadMore}>
          Show older leads
        </Button>
      )}
    </>
  )
}

function ListSkeleton() {
  return (
    <div className={rows.list} aria-busy="true" aria-label="Loading leads">
      {[0, 1, 2].map((row) => (
        <div key={row} className={`${rows.row} ${styles.row}`}>
          <Skeleton height={12} maw={220} />
          <Skeleton height={12} maw={180} />
          <Skeleton height={10} width={90} />
        </div>
      ))}
    </div>
  )
}
