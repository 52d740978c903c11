import { IconDownload } from '@tabler/icons-react'
import { Button, EmptyState, Skeleton } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import { Choice } from '../../components/forms/Choice.tsx'
import { LoadFailure } from '../../components/failures/LoadFailure.tsx'
import { MoneyTabs } from '../../components/page/MoneyTabs.tsx'
import { Page } from '../../components/page/Page.tsx'
import { oneOf, useTableParams } from '../../components/table/useTableParams.ts'
import { saveFile } from '../../lib/files/saveFile.ts'
import type { AgentNames } from '../../lib/agents/AgentNames.ts'
import { CreditLog } from './CreditLog.tsx'
import { creditLog, creditLogCsv } from './creditLog.ts'
import { KeyFigures } from './KeyFigures.tsx'
import { periodOf, type PeriodKey } from './periods.ts'
import { UsageCharts } from './UsageCharts.tsx'
import { useMovements } from './useMovements.ts'
import { usageReport } from './usageReport.ts'
import { useUsageRows } from './useUsageRows.ts'
import styles from './UsagePage.module.css'
import { t } from './texts.ts'

const periods: PeriodKey[] = ['thisMonth', 'lastMonth', 'thirtyDays']

/** Shows what the credits were spent on. */
export function UsagePage({ names }: { names: AgentNames }) {
  const { nameOf, requestNames } = names
  const { read, write } = useTableParams()
  const key = read('period', oneOf(periods)) || 'thisMonth'
  const [now] = useState(Date.now)
  const period = useMemo(() => periodOf(key, now), [key, now])
  const rows = useUsageRows(period.before.from)
  const movements = useMovements(period.from)
  const used = rows.status === 'ready' ? rows.data : undefined
  const moved = movements.status === 'ready' ? movements.data : undefined
  const data = useMemo(
    () =>
      used &&
      moved && {
        report: usageReport(used.items, moved.items, period),
        log: creditLog(used.items, moved.items, period),
        isCut: used.isCut || moved.isCut,
      },
    [used, moved, period],
  )

  useEffect(() => {
    if (data) requestNames(data.report.agents.map(({ key: agentId }) => agentId))
  }, [requestNames, data])

  function handleExport() {
    if (data)
      saveFile(
        `${t('fileName', { at: new Date(period.from) })}.csv`,
        creditLogCsv(data.log, nameOf),
        'text/csv',
      )
  }

  const failed = rows.status === 'error' ? rows : movements.status === 'error' ? movements : undefined
  return (
    <Page
      title={t('usage')}
      documentTitle={`${t('usage')} · ${t(key)}`}
      lead={t('usageHint')}
      actions={
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          disabled={!data || data.log.length === 0}
          onClick={handleExport}
        >
          {t('exportCsv')}
        </Button>
      }
    >
      <MoneyTabs />
      <div className={styles.tools}>
        <Choice
          label={t('period')}
          isLabelHidden
          value={key}
          options={periods.map((value) => ({ value, label: t(value) }))}
          onChange={(period) => write({ period })}
        />
      </div>
      {failed && <LoadFailure title={t('usageNotLoaded')} error={failed.error} retry={failed.retry} />}
      {!failed && !data && <ReportSkeleton />}
      {!failed && data && (
        <>
          {data.isCut && <output className={styles.cut}>{t('oldestEntriesMissing')}</output>}
          <KeyFigures report={data.report} period={key} />
          {data.report.consumed === 0 ? (
            <EmptyState title={t('nothingUsed')} description={t('nothingUsedHint')} />
          ) : (
            <UsageCharts report={data.report} names={names} />
          )}
          <CreditLog key={key} entries={data.log} nameOf={nameOf} />
        </>
      )}
    </Page>
  )
}

function ReportSkeleton() {
  return (
    <section aria-busy="true" aria-label={t('loadingUsage')}>
      <Skeleton height={104} radius="lg" style={{ marginBottom: 16 }} />
      <div className={styles.charts}>
        <Skeleton height={340} radius="lg" className={styles.wide} />
        <Skeleton height={180} radius="lg" />
        <Skeleton height={180} radius="lg" />
      </div>
    </section>
  )
}
