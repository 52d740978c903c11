import { Button, Skeleton } from '@mantine/core'
import type { Organisation } from '@parley/functions/shared/agencies/organisation'
import { paths } from '@parley/functions/shared/paths'
import { useRef, useState, type ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import formStyles from '../../../components/forms/Form.module.css'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { Page } from '../../../components/page/Page.tsx'
import { isMissing } from '../../../lib/errors.ts'
import { useLiveDoc } from '../../../lib/live/live.ts'
import { ToNotFound } from '../../../lib/navigation/ToNotFound.tsx'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { AgentsOfOrganisation, type AgentChoice } from './AgentsOfOrganisation.tsx'
import { ClientList } from '../ClientList.tsx'
import styles from '../Clients.module.css'
import { CreditOfOrganisation } from './CreditOfOrganisation.tsx'
import { DeleteOrganisation } from './DeleteOrganisation.tsx'
import { ActivityLog } from './ActivityLog.tsx'
import { OpenClientDashboard } from './OpenClientDashboard.tsx'
import { NewClientDialog } from '../NewClientDialog.tsx'
import { OrganisationForm } from './OrganisationForm.tsx'
import { PlanOfOrganisation } from './PlanOfOrganisation.tsx'
import { UnpaidOrganisation } from './UnpaidOrganisation.tsx'
import { t } from '../texts.ts'

interface OrganisationPageProps {
  agents: AgentChoice
  /** Returns the section in which everything of the organisation is exported. */
  exportOf: (organisation: Organisation) => ReactNode
}

/** Shows an organisation: its agents, clients, rights and credit. */
export function OrganisationPage({ agents, exportOf }: OrganisationPageProps) {
  const { orgId = '' } = useParams()
  const { region } = useWorkspaceRef()
  const organisation = useLiveDoc('organisation', { region, path: paths.org(orgId) })
  const [isAdding, setAdding] = useState(false)
  const exportPart = useRef<HTMLDivElement>(null)
  if (organisation.status === 'loading')
    return (
      <Page title={t('organisation')}>
        <Skeleton aria-busy="true" height={240} radius="lg" />
      </Page>
    )
  const isGone = organisation.status === 'ready' ? organisation.data === null : isMissing(organisation.error)
  if (isGone) return <ToNotFound />
  if (organisation.status === 'error')
    return (
      <LoadFailure title={t('organisationNotLoaded')} error={organisation.error} retry={organisation.retry} />
    )
  const org = organisation.data
  if (!org) return <ToNotFound />
  return (
    <Page
      title={org.name}
      isOwnTitle
      actions={
        <Button variant="default" component={Link} to={webPaths.organisationReport(region, org.ID)}>
          {t('monthlyReport')}
        </Button>
      }
    >
      <div className={styles.parts}>
        <UnpaidOrganisation organisation={org} />
        <FormSection
          title={t('list_clients')}
          action={
            <div className={styles.actions}>
              <OpenClientDashboard organisation={org} />
              {org.clientCount > 0 && <Button onClick={() => setAdding(true)}>{t('addClient')}</Button>}
            </div>
          }
        >
          <ClientList organisations={[org]} orgId={org.ID} onNew={() => setAdding(true)} />
        </FormSection>
        <div className={`${formStyles.pair} ${styles.pair}`}>
          <AgentsOfOrganisation organisation={org} agents={agents} />
          <CreditOfOrganisation organisation={org} />
        </div>
        <PlanOfOrganisation organisation={org} />
        <details className={styles.folded}>
          <summary>{t('settings')}</summary>
          <div className={styles.parts}>
            <OrganisationForm key={org.ID} organisation={org} />
            <div ref={exportPart}>{exportOf(org)}</div>
            <DeleteOrganisation
              organisation={org}
              onExport={() => exportPart.current?.querySelector('button')?.focus()}
            />
          </div>
        </details>
        <details className={styles.folded}>
          <summary>{t('log')}</summary>
          <ActivityLog orgId={org.ID} />
        </details>
      </div>
      {isAdding && <NewClientDialog organisations={[org]} onClose={() => setAdding(false)} />}
    </Page>
  )
}
