import { Anchor, Button, EmptyState, Skeleton } from '@mantine/core'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { Page } from '../../../components/page/Page.tsx'
import { useLiveDoc } from '../../../lib/live/live.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { t } from '../texts.ts'
import { PassageList } from './PassageList.tsx'
import { SourceFacts } from './SourceFacts.tsx'

interface SourcePageProps {
  region: Region
  agentId: string
  sourceId: string
}

/** Shows a source as the agent sees it: its passages, and what was left out. */
export function SourcePage({ region, agentId, sourceId }: SourcePageProps) {
  const path = paths.knowledgeSource(agentId, sourceId)
  const source = useLiveDoc('knowledge', { region, path })
  const title = source.status === 'ready' ? source.data?.title : undefined
  return (
    <Page
      title={title ?? t('whatAgentSees')}
      isOwnTitle={title !== undefined}
      documentTitle={title === undefined ? t('whatAgentSees') : `${title} · ${t('whatAgentSees')}`}
      lead={
        <>
          <Anchor component={Link} to={webPaths.agent(region, agentId, 'kb')}>
            {t('knowledge')}
          </Anchor>
          {title !== undefined && ` / ${t('whatAgentSees')}`}
        </>
      }
    >
      {source.status === 'loading' && <Skeleton height={320} />}
      {source.status === 'error' && (
        <LoadFailure title={t('sourceNotLoaded')} error={source.error} retry={source.retry} />
      )}
      {source.status === 'ready' && source.data === null && <SourceGone region={region} agentId={agentId} />}
      {source.status === 'ready' && source.data !== null && (
        <>
          <SourceFacts source={source.data} />
          <PassageList region={region} source={source.data} />
        </>
      )}
    </Page>
  )
}

function SourceGone({ region, agentId }: Pick<SourcePageProps, 'region' | 'agentId'>) {
  return (
    <EmptyState title={t('sourceGone')} description={t('sourceGoneHint')}>
      <EmptyState.Actions>
        <Button component={Link} to={webPaths.agent(region, agentId, 'kb')}>
          {t('knowledge')}
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
