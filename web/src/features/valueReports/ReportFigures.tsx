import { pagesOfFigure, type ReportFigure } from '@parley/functions/shared/agencies/valueReport'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatCount, formatPercent } from '../../lib/formats/formats.ts'
import { useViewer } from '../../lib/session/viewer.ts'
import { t } from './texts.ts'
import type { Report } from './Report.ts'
import styles from './ValueReports.module.css'

/** The figures of a month; each opens the conversations behind it, for people who may read conversations. */
export function ReportFigures({ report }: { report: Report }) {
  const { actor } = useViewer()
  const { counts, hasHours, minutesSaved } = report
  const isMember = actor.kind === 'member'
  const rated = counts.ratedUp + counts.ratedDown
  const mayList = useMayList()
  return (
    <>
      <Group title={t('conversations')}>
        <Figure report={report} figure="answered" />
        {hasHours && <Figure report={report} figure="outside" />}
        <Figure report={report} figure="handedOver" />
        <Figure report={report} figure="leads" />
      </Group>
      {!hasHours && isMember && <p className={styles.hint}>{t('noHours')}</p>}
      <Group title={t('timeSaved')}>
        <Figure report={report} figure="alone" />
        {minutesSaved > 0 && (
          <div>
            <dt>{t('minutesSaved')}</dt>
            <dd>
              <b>{formatCount(counts.alone * minutesSaved)}</b>
              <span>{t('minutesEach', { minutes: minutesSaved })}</span>
            </dd>
          </div>
        )}
      </Group>
      {minutesSaved === 0 && isMember && <p className={styles.hint}>{t('noMinutes')}</p>}
      <Group title={t('ratings')}>
        <Figure
          report={report}
          figure="ratedUp"
          beside={rated > 0 ? t('shareOfRated', { share: formatPercent(counts.ratedUp / rated) }) : ''}
        />
        <Figure report={report} figure="ratedDown" />
      </Group>
      <Group title={t('questions')}>
        <Figure report={report} figure="unanswered" />
        <Figure report={report} figure="taught" />
        <Figure report={report} figure="dismissed" />
        <Figure report={report} figure="open" />
      </Group>
      {!mayList('answered') && <p className={styles.hint}>{t('figuresAlone')}</p>}
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <dl>{children}</dl>
    </section>
  )
}

interface FigureProps {
  report: Report
  figure: ReportFigure
  /** A remark below the number. */
  beside?: string
}

function Figure({ report: { counts, isCounting }, figure, beside }: FigureProps) {
  const mayList = useMayList()
  const count = counts[figure]
  const name = t(`figure_${figure}`)
  return (
    <div>
      <dt>
        {count > 0 && mayList(figure) ? <Link to={{ search: `?figure=${figure}` }}>{name}</Link> : name}
      </dt>
      <dd>
        <b aria-busy={isCounting || undefined}>{formatCount(count)}</b>
        {beside && <span>{beside}</span>}
      </dd>
    </div>
  )
}

/** Returns whether the viewer may open the conversations behind a figure. */
function useMayList(): (figure: ReportFigure) => boolean {
  const { actor } = useViewer()
  return (figure) => !('pages' in actor) || pagesOfFigure(figure).every((page) => actor.pages.includes(page))
}
