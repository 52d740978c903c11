import { Badge, Loader } from '@mantine/core'
import { isRunning, type Site } from '@parley/functions/shared/knowledge/sites'
import { t } from './texts.ts'

/** Shows whether a site is being read, was read, or could not be read. */
export function SiteBadge({ site }: { site: Site }) {
  if (isRunning(site)) return <Badge leftSection={<Loader size={10} color="gray" />}>{t('beingRead')}</Badge>
  switch (site.run.state) {
    case 'failed':
      return <Badge color="red">{t('failed')}</Badge>
    case 'cancelled':
      return <Badge color="yellow">{t('cancelled')}</Badge>
    default:
      return <Badge color="green">{t('ready')}</Badge>
  }
}
