import { Button, EmptyState } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Choice } from '../../components/forms/Choice.tsx'
import { Page } from '../../components/page/Page.tsx'
import { anyText, oneOf, useTableParams } from '../../components/table/useTableParams.ts'
import { useWorkspace } from '../../lib/live/liveShell.tsx'
import { webPaths } from '../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { ClientList } from './ClientList.tsx'
import styles from './Clients.module.css'
import { ImportDialog } from './ImportDialog.tsx'
import { NewClientDialog } from './NewClientDialog.tsx'
import { NewOrganisationDialog } from './organisations/NewOrganisationDialog.tsx'
import { OrganisationList } from './organisations/OrganisationList.tsx'
import { FormerMembers } from './origin/FormerMembers.tsx'
import { SignUpRequests } from './signUps/SignUpRequests.tsx'
import { t } from './texts.ts'
import { useOrganisationNames, useOrganisations } from './useClients.ts'

type Layer = 'organisation' | 'client' | 'import'

const lists = ['organisations', 'clients'] as const

/** Shows the agency's organisations and their clients. */
export function ClientsPage() {
  const { region } = useWorkspaceRef()
  const workspace = useWorkspace()
  const navigate = useNavigate()
  const { read, write } = useTableParams()
  const list = read('list', oneOf(lists)) || 'organisations'
  const needsAll = read('search', anyText) !== '' || read('sort', anyText) !== ''
  const organisations = useOrganisations(list === 'organisations' && needsAll)
  const [layer, setLayer] = useState<Layer | null>(null)
  const agencyId = workspace.status === 'ready' ? (workspace.data?.agencyId ?? '') : ''
  const organisationNames = useOrganisationNames(agencyId)
  const hasAgency = workspace.status !== 'ready' || workspace.data === null || workspace.data.agencyId !== ''
  const close = () => setLayer(null)

  if (!hasAgency)
    return (
      <Page title={t('clients')}>
        <EmptyState title={t('agencyFirst')} description={t('agencyFirstHint')}>
          <EmptyState.Actions>
            <Button component={Link} to={webPaths.agency(region)}>
              {t('setUpAgency')}
            </Button>
          </EmptyState.Actions>
        </EmptyState>
      </Page>
    )
  return (
    <Page
      title={t('clients')}
      lead={t('clientsHint')}
      actions={
        <>
          {organisationNames.length > 0 && (
            <Button variant="default" onClick={() => setLayer('import')}>
              {t('importClients')}
            </Button>
          )}
          {organisationNames.length > 0 && (
            <Button variant="default" onClick={() => setLayer('client')}>
              {t('addClient')}
            </Button>
          )}
          <Button onClick={() => setLayer('organisation')}>{t('newOrganisation')}</Button>
        </>
      }
    >
      <FormerMembers />
      <SignUpRequests agencyId={agencyId} organisations={organisationNames} />
      <div className={styles.choice}>
        <Choice
          label={t('show')}
          isLabelHidden
          value={list}
          options={lists.map((value) => ({ value, label: t(`list_${value}`) }))}
          onChange={(value) => write({ list: value === 'organisations' ? '' : value, search: '', sort: '' })}
        />
      </div>
      {list === 'organisations' ? (
        <OrganisationList organisations={organisations} onNew={() => setLayer('organisation')} />
      ) : (
        <ClientList organisations={organisationNames} onNew={() => setLayer('client')} />
      )}
      {layer === 'organisation' && (
        <NewOrganisationDialog
          onCreated={(orgId) => void navigate(webPaths.organisation(region, orgId))}
          onClose={close}
        />
      )}
      {layer === 'client' && <NewClientDialog organisations={organisationNames} onClose={close} />}
      {layer === 'import' && <ImportDialog organisations={organisationNames} onClose={close} />}
    </Page>
  )
}
