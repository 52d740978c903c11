import type { Region } from '@parley/functions/shared/regions/regions'
import { Link } from 'react-router-dom'
import { actionsColumn } from '../../../components/table/actions/actionsColumn.ts'
import type { Column } from '../../../components/table/columns.ts'
import { RowLink } from '../../../components/table/RowLink.tsx'
import { formatCount } from '../../../lib/formats/formats.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { RunButton } from './RunButton.tsx'
import { SiteBadge } from './SiteBadge.tsx'
import { SiteProgress } from './SiteProgress.tsx'
import { nextWords } from './siteWords.ts'
import styles from './sites.module.css'
import type { SiteRow } from './useSites.ts'
import { t } from './texts.ts'

/** Returns the columns of the sites of all agents. */
export function siteColumns(region: Region, nameOf: (agentId: string) => string): Column<SiteRow>[] {
  return [
    {
      id: 'site',
      title: t('website'),
      isMain: true,
      sortBy: ({ title }) => title,
      cell: ({ ID, agentId, title, site }) => (
        <span className={styles.name}>
          <RowLink to={webPaths.site(region, agentId, ID)}>
            <bdi dir="auto">{title}</bdi>
          </RowLink>
          <small>
            <SiteProgress site={site} />
          </small>
        </span>
      ),
    },
    {
      id: 'agent',
      title: t('agent'),
      onCards: 'untitled',
      sortBy: ({ agentId }) => nameOf(agentId),
      cell: ({ agentId }) => (
        <Link to={webPaths.agent(region, agentId, 'kb')} className={styles.agent ?? ''}>
          <bdi dir="auto">{nameOf(agentId)}</bdi>
        </Link>
      ),
    },
    {
      id: 'state',
      title: t('state'),
      onCards: 'untitled',
      sortBy: ({ site }) => site.run.state,
      cell: ({ site }) => <SiteBadge site={site} />,
    },
    {
      id: 'pages',
      title: t('pages'),
      isNumber: true,
      isDescendingFirst: true,
      sortBy: ({ site }) => site.run.found,
      cell: ({ site }) => formatCount(site.run.found),
    },
    {
      id: 'failed',
      title: t('failed'),
      isNumber: true,
      isDescendingFirst: true,
      sortBy: ({ site }) => site.run.failed,
      cell: ({ site }) => formatCount(site.run.failed),
    },
    {
      id: 'next',
      title: t('readNext'),
      sortBy: ({ site }) => site.nextRefreshAt ?? Number.MAX_SAFE_INTEGER,
      cell: ({ site }) => nextWords(site),
    },
    actionsColumn(
      ({ ID, agentId, title, site }) => (
        <RunButton
          place={{ region, agentId, sourceId: ID }}
          site={site}
          name={title}
          variant="subtle"
          size="compact-sm"
        />
      ),
      true,
    ),
  ]
}
