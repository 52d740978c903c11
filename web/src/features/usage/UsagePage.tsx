import { IconDownload } from '@tabler/icons-react'
import { Button, EmptyState, Skeleton } from '@mantine/core'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { Choice } from '../../components/Choice.tsx'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { Page } from '../../components/Page.tsx'
import { PartBoundary } from '../../components/PartBoundary.tsx'
import { formatDate } from '../../lib/formats.ts'
import { lazyComponent } from '../../lib/lazyComponent.tsx'
import { webPaths } from '../../lib/paths.ts'
import { saveFile } from '../../lib/saveFile.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import type { AgentNames } from './agentNames.ts'
import { CreditLog } from './CreditLog.tsx'
import { creditLog, creditLogCsv } from './creditLog.ts'
import { KeyFigures } from './KeyFigures.tsx'
import { periodOf, type PeriodKey } from './periods.ts'
import { useMovements } from './useMovements.ts'
import { usageReport } from './usageReport.ts'
import { useUsageRows } from './useUsageRows.ts'
import styles from './UsagePage.module.css'

// The library that draws them weighs more than the rest of the page.
const UsageCharts = lazyComponent(async () => (await import('./UsageCharts.tsx')).UsageCharts)

const periods: { value: PeriodKey; label: string }[] = [
  { value: 'thisMonth', label: 'This month' },
  { value: 'lastMonth', label: 'Last month' },
  { value: 'thirtyDays', label: '30 days' },
]

/** Where the credits went. */
export function UsagePage({ names: { nameOf, ask } }: { names: AgentNames }) {
  const { region } = useWorkspaceRef()
  const [key, setKey] = useState<PeriodKey>('thisMonth')
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
    if (data) ask(data.report.agents.map(({ key: agentId }) => agentId))
  }, [ask, data])

  function handleExport() {
    if (data)
      saveFile(`Credit log from ${formatDate(period.from)}.csv`, creditLogCsv(data.log, nameOf), 'text/csv')
  }

  const failed = rows.status === 'error' ? rows : movements.status === 'error' ? movements : undefined
  return (
    <Page
      title="Usage"
      lead="Where your credits go. Answers of the last minutes appear a little later."
      actions={
        <>
          <Button component={Link} variant="default" to={webPaths.billing(region)}>
            Billing
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            disabled={!data || data.log.length === 0}
            onClick={handleExport}
          >
            Export CSV
          </Button>
        </>
      }
    >
      <div className={styles.tools}>
        <Choice label="Period" isLabelHidden value={key} options={periods} onChange={setKey} />
      </div>
      {failed && (
        <LoadFailure title="The usage could not be loaded" error={failed.error} retry={failed.retry} />
      )}
      {!failed && !data && <ReportSkeleton />}
      {!failed && data && (
        <>
          {data.isCut && (
            <output className={styles.cut}>
              There is more in this period than can be shown here: the oldest entries are missing, and so they
              are in the sums.
            </output>
          )}
          <KeyFigures report={data.report} nameOf={nameOf} />
          {data.report.consumed === 0 ? (
            <EmptyState
              title="Nothing was used in this period"
              description="As soon as an agent answers somebody, what it cost appears here, by day, agent and model."
            />
          ) : (
            <PartBoundary>
              <Suspense fallback={<ChartsSkeleton />}>
                <UsageCharts report={data.report} nameOf={nameOf} />
              </Suspense>
            </PartBoundary>
          )}
          <CreditLog key={key} entries={data.log} nameOf={nameOf} />
        </>
      )}
    </Page>
  )
}

function ReportSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading usage">
      <Skeleton height={104} radius="lg" style={{ marginBottom: 16 }} />
      <ChartsSkeleton />
    </div>
  )
}

function ChartsSkeleton() {
  return (
    <div className={styles.charts}>
      <Skeleton height={300} radius="lg" className={styles.wide} />
      <Skeleton height={260} radius="lg" />
      <Skeleton height={260} radius="lg" />
    </div>
  )
}
