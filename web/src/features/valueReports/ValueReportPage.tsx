import { ActionIcon, Skeleton } from '@mantine/core'
import { isEmptyMonth, reportFigures } from '@parley/functions/shared/agencies/valueReport'
import type { Region } from '@parley/functions/shared/regions/regions'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { LoadFailure } from '../../components/failures/LoadFailure.tsx'
import { Page } from '../../components/page/Page.tsx'
import { call } from '../../lib/call.ts'
import { formatDateTime } from '../../lib/formats/formats.ts'
import { readAgain } from '../../lib/live/readAgain.ts'
import { useRead } from '../../lib/live/useRead.ts'
import { AgentsInReport } from './AgentsInReport.tsx'
import { monthLater, nameOfMonth } from './months.ts'
import type { Report } from './Report.ts'
import { ReportConversations } from './ReportConversations.tsx'
import { ReportFigures } from './ReportFigures.tsx'
import { t } from './texts.ts'
import styles from './ValueReports.module.css'

/** A month that is counted takes some seconds. */
const pollIntervalMs = 2_000

interface ReportPageProps {
  region: Region
  orgId: string
  /** `2026-11`; undefined for the present month. */
  month: string | undefined
  /** Returns the URL of the page of a month. */
  pathOf: (month: string) => string
  /** The organisation, for people who see the reports of several; its name is empty until it is known. */
  subject?: { name: string; path: string } | undefined
}

/** The report of what the agents of an organisation did in a month, as its clients see it. */
export function ValueReportPage({ region, orgId, month, pathOf, subject }: ReportPageProps) {
  const [search, setSearch] = useSearchParams()
  const key = ['valueReport', region, orgId, month ?? '']
  const read = () => call('readValueReport', { region, orgId, ...(month && { month }) }, region)
  const report = useRead(key, read)
  const isCounting = report.status === 'ready' && report.data.isCounting
  useRead(isCounting ? key : null, read, { everyMs: pollIntervalMs })
  const figure = reportFigures.find((name) => name === search.get('figure'))
  if (report.status === 'error')
    return (
      <Page title={t('report')}>
        <LoadFailure title={t('notLoaded')} error={report.error} retry={report.retry} />
      </Page>
    )
  const view = report.status === 'ready' ? report.data : undefined
  const shown = view?.month ?? month
  const name = shown && nameOfMonth(shown)
  return (
    <Page
      title={[subject?.name, t('report'), name].filter(Boolean).join(' · ')}
      heading={name ?? t('report')}
      lead={<Lead report={view} subject={subject} />}
      actions={view && <Months report={view} pathOf={pathOf} />}
    >
      {view === undefined || view.countedAt === 0 ? (
        <>
          <output className="unseen">{isCounting && t('counting')}</output>
          <Skeleton height={320} radius="lg" aria-busy="true" />
        </>
      ) : (
        <div className={styles.report}>
          {isEmptyMonth(view.counts) && <p className={styles.nothing}>{t('nothingHappened')}</p>}
          <ReportFigures report={view} />
          <AgentsInReport agents={view.agents} />
        </div>
      )}
      {view && figure && view.countedAt > 0 && (
        <ReportConversations
          region={region}
          orgId={orgId}
          report={view}
          figure={figure}
          onOutdated={() => void readAgain(key)}
          onClose={() => setSearch({}, { replace: true })}
        />
      )}
    </Page>
  )
}

function Lead({ report, subject }: { report: Report | undefined } & Pick<ReportPageProps, 'subject'>) {
  const span = report && report.countedAt > 0 && spanOf(report)
  return (
    <>
      {subject?.name && (
        <Link to={subject.path} dir="auto">
          {subject.name}
        </Link>
      )}
      {subject?.name && span && ' · '}
      {span}
    </>
  )
}

function spanOf({ isOver, countedAt, timeZone }: Report): string {
  return isOver
    ? t('wholeMonth', { zone: timeZone })
    : t('countedUntil', { at: formatDateTime(countedAt), zone: timeZone })
}

function Months({ report, pathOf }: { report: Report; pathOf: (month: string) => string }) {
  const { month, first, last } = report
  return (
    <>
      <Step label={t('monthBefore')} to={month > first ? pathOf(monthLater(month, -1)) : undefined}>
        <IconChevronLeft className={styles.arrow} size={17} />
      </Step>
      <Step label={t('monthAfter')} to={month < last ? pathOf(monthLater(month, 1)) : undefined}>
        <IconChevronRight className={styles.arrow} size={17} />
      </Step>
    </>
  )
}

interface StepProps {
  label: string
  /** Undefined where there is no such month. */
  to: string | undefined
  children: ReactNode
}

function Step({ label, to, children }: StepProps) {
  const looks = { variant: 'default', size: 36, 'aria-label': label, title: label } as const
  if (to === undefined)
    return (
      <ActionIcon {...looks} disabled>
        {children}
      </ActionIcon>
    )
  return (
    <ActionIcon {...looks} component={Link} to={to}>
      {children}
    </ActionIcon>
  )
}
