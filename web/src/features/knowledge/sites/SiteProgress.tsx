import { isRunning, type Site } from '@parley/functions/shared/knowledge/sites'
import { runWords, shareOf } from './siteWords.ts'
import styles from './sites.module.css'
import { t } from './texts.ts'

/** Shows the progress of a site's read: a text above a bar, or only the text after the end. */
export function SiteProgress({ site }: { site: Site }) {
  const { run } = site
  const isNow = isRunning(site)
  return (
    <span className={styles.progress} data-bad={run.state === 'failed' || undefined}>
      <span>
        {runWords(run)}
        {run.failed > 0 && ` · ${t('pagesFailed', { count: run.failed })}`}
      </span>
      {isNow && <progress className={styles.bar} aria-label={t('progress')} max={1} value={shareOf(run)} />}
    </span>
  )
}
