import { Button, EmptyState, Skeleton } from '@mantine/core'
import { LoadFailure } from '../../components/failures/LoadFailure.tsx'
import { Page } from '../../components/page/Page.tsx'
import { isMissing } from '../../lib/errors.ts'
import { EventsSection } from './events/EventsSection.tsx'
import { InvitesSection } from './InvitesSection.tsx'
import { KeyNoticesSection } from './keyNotices/KeyNoticesSection.tsx'
import { LeavingSection } from './LeavingSection.tsx'
import { MembersSection } from './MembersSection.tsx'
import { ReceiversSection } from './receivers/ReceiversSection.tsx'
import { SecretSection } from './SecretSection.tsx'
import { useTeam } from './useTeam.ts'
import { WorkspaceForm } from './WorkspaceForm.tsx'
import styles from './WorkspacePage.module.css'
import { t } from './texts.ts'

/** Shows the workspace's name and members, and lets people leave it. */
export function WorkspacePage() {
  const team = useTeam()
  const isGone =
    team.status === 'ready' ? team.data === null : team.status === 'error' && isMissing(team.error)
  return (
    <Page title={t('workspace')} width="narrow">
      {team.status === 'loading' && <PageSkeleton />}
      {isGone && (
        <EmptyState role="alert" title={t('notFound')} description={t('workspaceGoneHint')}>
          <EmptyState.Actions>
            <Button variant="default" onClick={() => location.assign('/app')}>
              {t('goToYourWorkspaces')}
            </Button>
          </EmptyState.Actions>
        </EmptyState>
      )}
      {team.status === 'error' && !isGone && (
        <LoadFailure title={t('workspaceNotLoaded')} error={team.error} retry={team.retry} />
      )}
      {team.status === 'ready' && team.data && (
        <div className={styles.parts}>
          <KeyNoticesSection />
          <WorkspaceForm workspace={team.data.workspace} />
          <MembersSection team={team.data} />
          <InvitesSection team={team.data} />
          <ReceiversSection />
          <SecretSection team={team.data} />
          {team.data.role === 'owner' && team.data.workspace.agencyId !== '' && (
            <EventsSection workspace={team.data.workspace} />
          )}
          <LeavingSection team={team.data} />
        </div>
      )}
    </Page>
  )
}

function PageSkeleton() {
  return (
    <section className={styles.parts} aria-busy="true" aria-label={t('loadingTheWorkspace')}>
      <Skeleton height={212} radius="lg" />
      <Skeleton height={148} radius="lg" />
      <Skeleton height={148} radius="lg" />
    </section>
  )
}
