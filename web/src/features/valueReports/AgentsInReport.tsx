import type { ReportFigure } from '@parley/functions/shared/agencies/valueReport'
import { formatCount } from '../../lib/formats/formats.ts'
import { t } from './texts.ts'
import type { Report } from './Report.ts'
import styles from './ValueReports.module.css'

const columns: readonly ReportFigure[] = ['answered', 'handedOver', 'leads', 'unanswered']

/** The main figures by agent, busiest first; renders nothing for a single agent. */
export function AgentsInReport({ agents }: Pick<Report, 'agents'>) {
  if (agents.length < 2) return null
  const busiest = agents.toSorted((one, other) => other.counts.answered - one.counts.answered)
  return (
    <section className={styles.group} aria-label={t('byAgent')}>
      <h2>{t('byAgent')}</h2>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('agent')}</th>
              {columns.map((figure) => (
                <th key={figure} scope="col">
                  {t(`figure_${figure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {busiest.map(({ agentId, title, counts }) => (
              <tr key={agentId}>
                <th scope="row">
                  <bdi>{title || t('deletedAgent')}</bdi>
                </th>
                {columns.map((figure) => (
                  <td key={figure}>{formatCount(counts[figure])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
