import { IconDownload } from '@tabler/icons-react'
import { Button, EmptyState, NativeSelect, Skeleton } from '@mantine/core'
import { monthSchema, shownMonths } from '@parley/functions/shared/agencies/profit'
import { monthBefore, monthOf } from '@parley/functions/shared/billing/months'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { Page } from '../../../components/page/Page.tsx'
import { useTableParams } from '../../../components/table/useTableParams.ts'
import { call } from '../../../lib/call.ts'
import { saveFile } from '../../../lib/files/saveFile.ts'
import { formatFullMonth } from '../../../lib/formats/formats.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { AgentProfits } from './AgentProfits.tsx'
import { OrganisationProfits } from './OrganisationProfits.tsx'
import { ProfitFigures } from './ProfitFigures.tsx'
import { profitCsv } from './profitCsv.ts'
import styles from './Profit.module.css'
import { t } from './texts.ts'

/** Shows what an agency has sold and earned in a month, and how its organisations are. */
export function ProfitPage() {
  const { region, workspaceId } = useWorkspaceRef()
  const { read, write } = useTableParams()
  const [thisMonth] = useState(() => monthOf(Date.now()))
  const months = monthsUntil(thisMonth)
  const chosen = read('month', (text) => (monthSchema.safeParse(text).success ? text : ''))
  const month = months.includes(chosen) ? chosen : thisMonth
  const profit = useRead(['profit', region, workspaceId, month], () =>
    call('readProfit', { region, workspaceId, month }, region),
  )
  const organisations = profit.status === 'ready' ? profit.data.clients : []

  return (
    <Page
      title={t('profit')}
      lead={t('profitHint')}
      actions={
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          disabled={organisations.length === 0}
          onClick={() =>
            saveFile(`${t('fileName', { month })}.csv`, profitCsv(month, organisations), 'text/csv')
          }
        >
          {t('exportCsv')}
        </Button>
      }
    >
      <div className={styles.tools}>
        <NativeSelect
          aria-label={t('month')}
          value={month}
          data={months.map((value) => ({ value, label: formatFullMonth(value) }))}
          onChange={({ currentTarget: { value } }) => write({ month: value === thisMonth ? '' : value })}
        />
        {profit.status === 'ready' && profit.data.summarizedAt > 0 && (
          <output className={styles.hint}>{t('upTo', { at: new Date(profit.data.summarizedAt) })}</output>
        )}
      </div>
      {profit.status === 'error' && (
        <LoadFailure title={t('notLoaded')} error={profit.error} retry={profit.retry} />
      )}
      {profit.status === 'loading' && <ProfitSkeleton />}
      {profit.status === 'ready' && organisations.length === 0 && (
        <EmptyState title={t('noClients')} description={t('noClientsHint')}>
          <EmptyState.Actions>
            <Button component={Link} to={webPaths.clients(region)}>
              {t('toClients')}
            </Button>
          </EmptyState.Actions>
        </EmptyState>
      )}
      {organisations.length > 0 && (
        <>
          <ProfitFigures organisations={organisations} />
          <OrganisationProfits organisations={organisations} />
          <AgentProfits organisations={organisations} />
        </>
      )}
    </Page>
  )
}

/** Returns the months that can be chosen, newest first. */
function monthsUntil(month: string): string[] {
  const months = [month]
  while (months.length < shownMonths) months.push(monthBefore(months.at(-1) ?? month))
  return months
}

function ProfitSkeleton() {
  return (
    <section aria-busy="true" aria-label={t('loading')}>
      <Skeleton height={104} radius="lg" style={{ marginBottom: 16 }} />
      <Skeleton height={280} radius="lg" />
    </section>
  )
}
