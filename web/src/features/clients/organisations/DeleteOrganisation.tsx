import { Anchor, Button } from '@mantine/core'
import type { Organisation } from '@parley/functions/shared/agencies/organisation'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DestructiveDialog } from '../../../components/dialogs/DestructiveDialog.tsx'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { call } from '../../../lib/call.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { t } from '../texts.ts'

interface DeleteOrganisationProps {
  organisation: Organisation
  /** Leads to the export. */
  onExport: () => void
}

/** Deletes an organisation, which must have no clients and no agents; its credit returns to the workspace. */
export function DeleteOrganisation({ organisation, onExport }: DeleteOrganisationProps) {
  const { region } = useWorkspaceRef()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const isEmpty = organisation.clientCount === 0 && organisation.widgetIDs.length === 0

  async function handleConfirm() {
    await call('deleteOrganisation', { region, orgId: organisation.ID }, region)
    void showToast(t('organisationDeleted'))
    void navigate(webPaths.clients(region), { state: { leave: true } })
  }

  return (
    <FormSection title={t('deleteOrganisation')} lead={t('deleteOrganisationHint')}>
      <p>
        {t.rich('exportFirst', {
          link: (text) => (
            <Anchor component="button" type="button" onClick={onExport}>
              {text}
            </Anchor>
          ),
        })}
      </p>
      <div>
        <Button color="red" disabled={!isEmpty} onClick={() => setAsking(true)}>
          {t('deleteOrganisation')}
        </Button>
      </div>
      {isAsking && (
        <DestructiveDialog
          title={t('deleteOrganisation')}
          text={t('organisationGoes')}
          action={t('deleteOrganisation')}
          name={organisation.name}
          onConfirm={handleConfirm}
          onClose={() => setAsking(false)}
        />
      )}
    </FormSection>
  )
}
