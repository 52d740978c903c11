import { Anchor, Button, EmptyState, Skeleton } from '@mantine/core'
import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import type { Site } from '@parley/functions/shared/knowledge/sites'
import { IconArrowLeft, IconSettings } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Choice } from '../../../components/forms/Choice.tsx'
import { DeleteButton } from '../../../components/dialogs/DeleteButton.tsx'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { Page } from '../../../components/page/Page.tsx'
import { oneOf, useTableParams } from '../../../components/table/useTableParams.ts'
import { useDeletion } from '../../../components/dialogs/useDeletion.tsx'
import { webPaths } from '../../../lib/webPaths.ts'
import { deleteSource } from '../knowledgeActions.ts'
import { ChangeLog } from './ChangeLog.tsx'
import { PageTable } from './PageTable.tsx'
import { RunButton } from './RunButton.tsx'
import type { SiteRef } from './siteActions.ts'
import { SiteFacts } from './SiteFacts.tsx'
import { SiteSettingsDialog } from './SiteSettingsDialog.tsx'
import styles from './sites.module.css'
import { useSite } from './useSite.ts'
import { t } from './texts.ts'

interface SitePageProps extends SiteRef {
  agentTitle: string
  canChange: boolean
}

/** Shows one website of an agent: its progress, its pages and its changes. */
export function SitePage({ region, agentId, sourceId, ...rest }: SitePageProps) {
  const siteRef = useMemo(() => ({ region, agentId, sourceId }), [region, agentId, sourceId])
  const site = useSite(siteRef)
  if (site.status === 'loading')
    return (
      <Page title={t('website')}>
        <Skeleton height={140} radius="lg" />
      </Page>
    )
  if (site.status === 'error')
    return (
      <Page title={t('website')}>
        <LoadFailure title={t('siteNotLoaded')} error={site.error} retry={site.retry} />
      </Page>
    )
  if (!site.data?.site) return <SiteGone place={siteRef} />
  return <OpenSite place={siteRef} source={site.data} site={site.data.site} {...rest} />
}

function SiteGone({ place: { region, agentId } }: { place: SiteRef }) {
  return (
    <Page title={t('website')}>
      <EmptyState title={t('siteGone')} description={t('siteGoneHint')}>
        <EmptyState.Actions>
          <Button component={Link} to={webPaths.agent(region, agentId, 'kb')}>
            {t('backToKnowledge')}
          </Button>
        </EmptyState.Actions>
      </EmptyState>
    </Page>
  )
}

interface OpenSiteProps extends Pick<SitePageProps, 'agentTitle' | 'canChange'> {
  place: SiteRef
  source: KnowledgeSource
  site: Site
}

function OpenSite({ place: siteRef, source, site, agentTitle, canChange }: OpenSiteProps) {
  const { read, write } = useTableParams()
  const part = read('part', oneOf(['changes']))
  const [isChanging, setChanging] = useState(false)
  const navigate = useNavigate()
  const knowledge = webPaths.agent(siteRef.region, siteRef.agentId, 'kb')
  const { confirmDeletion, question } = useDeletion<KnowledgeSource>({
    title: t('deleteSite'),
    text: ({ title }) => t('siteGoes', { title }),
    remove: async ({ ID }) => {
      await deleteSource(siteRef.region, siteRef.agentId, ID)
      void navigate(knowledge)
    },
    done: t('siteDeleted'),
  })

  return (
    <Page
      title={source.title}
      isOwnTitle
      documentTitle={`${source.title} · ${agentTitle}`}
      lead={
        <Anchor component={Link} to={knowledge} className={styles.back ?? ''}>
          <IconArrowLeft size={14} /> {t('backToKnowledge')}
        </Anchor>
      }
      actions={
        canChange && (
          <>
            <DeleteButton label={t('deleteSite')} onClick={() => confirmDeletion(source)} />
            <Button
              variant="default"
              leftSection={<IconSettings size={16} />}
              onClick={() => setChanging(true)}
            >
              {t('settings')}
            </Button>
            <RunButton place={siteRef} site={site} />
          </>
        )
      }
    >
      <SiteFacts source={source} site={site} />
      <div className={styles.parts}>
        <Choice
          label={t('parts')}
          isLabelHidden
          value={part}
          options={[
            { value: '', label: t('pages') },
            { value: 'changes', label: t('changes') },
          ]}
          onChange={(value) => write({ part: value })}
        />
      </div>
      {part === '' ? (
        <PageTable place={siteRef} site={site} canChange={canChange} />
      ) : (
        <ChangeLog place={siteRef} />
      )}
      {isChanging && (
        <SiteSettingsDialog
          place={siteRef}
          title={source.title}
          site={site}
          onClose={() => setChanging(false)}
        />
      )}
      {question}
    </Page>
  )
}
