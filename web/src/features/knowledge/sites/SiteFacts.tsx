import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import type { Site } from '@parley/functions/shared/knowledge/sites'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatCount } from '../../../lib/formats/formats.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { SiteBadge } from './SiteBadge.tsx'
import { SiteProgress } from './SiteProgress.tsx'
import { nextWords } from './siteWords.ts'
import styles from './sites.module.css'
import { t } from './texts.ts'

/** Shows the main facts of a site: its state, its extent and the next read. */
export function SiteFacts({ source, site }: { source: KnowledgeSource; site: Site }) {
  const { region } = useWorkspaceRef()
  const { run } = site
  const needsJavaScript = run.reason === 'needsJavaScript'
  return (
    <section className={styles.facts} aria-label={t('facts')}>
      <a href={site.address} target="_blank" rel="noopener noreferrer">
        <bdi dir="ltr" data-address>
          {site.address}
        </bdi>
      </a>
      <output className={styles.standing}>
        <SiteBadge site={site} />
        <SiteProgress site={site} />
      </output>
      {needsJavaScript && <p className={styles.hint}>{t('javaScriptHint')}</p>}
      <dl>
        <Figure name={t('pagesKnown')} value={formatCount(run.found)} />
        <Figure
          name={t('passages')}
          value={
            <Link to={webPaths.source(region, source.agentId, source.ID)} title={t('whatAgentSees')}>
              {formatCount(source.chunks)}
            </Link>
          }
        />
        <Figure name={t('characters')} value={formatCount(source.characters)} />
        <Figure name={t('failed')} value={formatCount(run.failed)} isBad={run.failed > 0} />
        <Figure name={t('readNext')} value={nextWords(site)} />
      </dl>
    </section>
  )
}

interface FigureProps {
  name: string
  value: ReactNode
  isBad?: boolean
}

function Figure({ name, value, isBad = false }: FigureProps) {
  return (
    <div data-bad={isBad || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
