import { Button, EmptyState, Skeleton } from '@mantine/core'
import type { Agent } from '@parley/functions/shared/agents/agent'
import { paths } from '@parley/functions/shared/paths'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { Page } from '../../../components/page/Page.tsx'
import { CallError } from '../../../lib/errors.ts'
import { useLiveDoc } from '../../../lib/live/live.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import styles from './Blueprints.module.css'
import { lazyComponent } from '../../../lib/navigation/lazyComponent.tsx'
import { Follower } from './Follower.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { SendDialog } from './SendDialog.tsx'
import { SentList } from './SentList.tsx'
import { t } from './texts.ts'
import { useFollowers } from './useBlueprints.ts'

const DuplicateDialog = lazyComponent(async () => (await import('../DuplicateDialog.tsx')).DuplicateDialog)

/** A blueprint: the changes that each follower would get, and what was sent. */
export function BlueprintPage() {
  const { region } = useWorkspaceRef()
  const { masterId = '' } = useParams()
  const master = useLiveDoc('agent', { region, path: paths.agent(masterId) })
  if (master.status === 'loading')
    return (
      <Page title={t('blueprint')}>
        <Skeleton aria-busy="true" height={240} radius="lg" />
      </Page>
    )
  if (master.status === 'error' || !master.data)
    return (
      <LoadFailure
        title={t('goneBlueprint')}
        error={master.status === 'error' ? master.error : new CallError('not-found')}
        retry={master.status === 'error' ? master.retry : () => location.reload()}
      />
    )
  return <Blueprint key={masterId} master={master.data} />
}

function Blueprint({ master }: { master: Agent }) {
  const { region } = useWorkspaceRef()
  const followers = useFollowers(master.ID)
  const [left, setLeft] = useState<readonly string[]>([])
  const [dialog, setDialog] = useState<'link' | 'new' | 'send' | null>(null)
  const links = followers.status === 'ready' ? followers.data.items : []
  const chosen = links.map(({ agentId }) => agentId).filter((id) => !left.includes(id))
  const choose = (agentId: string, isChosen: boolean) =>
    setLeft((before) => (isChosen ? before.filter((id) => id !== agentId) : [...before, agentId]))
  return (
    <Page
      title={master.title}
      isOwnTitle
      documentTitle={`${t('blueprint')} · ${master.title}`}
      lead={t('blueprintHint', { title: master.title })}
      actions={
        <>
          <Button variant="default" component={Link} to={webPaths.agent(region, master.ID)}>
            {t('openAgent')}
          </Button>
          <Button variant="default" onClick={() => setDialog('link')}>
            {t('linkAgents')}
          </Button>
          <Button variant="default" onClick={() => setDialog('new')}>
            {t('newFromBlueprint')}
          </Button>
          {links.length > 0 && (
            <Button disabled={chosen.length === 0} onClick={() => setDialog('send')}>
              {t('send', { count: chosen.length })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.parts}>
        <FormSection title={t('followers', { count: links.length })} lead={t('followersHint')}>
          {followers.status === 'loading' && <Skeleton aria-busy="true" height={120} radius="lg" />}
          {followers.status === 'error' && (
            <LoadFailure title={t('blueprintsNotLoaded')} error={followers.error} retry={followers.retry} />
          )}
          {followers.status === 'ready' && links.length === 0 && (
            <EmptyState title={t('noBlueprints')} description={t('noBlueprintsHint')} />
          )}
          <ul className={styles.followers}>
            {links.map((link) => (
              <Follower
                key={link.agentId}
                master={master}
                link={link}
                isChosen={!left.includes(link.agentId)}
                onChoose={(isChosen) => choose(link.agentId, isChosen)}
              />
            ))}
          </ul>
        </FormSection>
        <SentList masterId={master.ID} />
      </div>
      {dialog === 'link' && (
        <LinkDialog
          masterId={master.ID}
          linked={links.map(({ agentId }) => agentId)}
          onLinked={() => {}}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'new' && (
        <DuplicateDialog region={region} agent={master} isFollower onClose={() => setDialog(null)} />
      )}
      {dialog === 'send' && <SendDialog master={master} agentIds={chosen} onClose={() => setDialog(null)} />}
    </Page>
  )
}
