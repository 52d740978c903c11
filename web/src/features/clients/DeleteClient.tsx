import { Button } from '@mantine/core'
import type { Client } from '@parley/functions/shared/agencies/client'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx'
import { call } from '../../lib/call.ts'
import { webPaths } from '../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { showToast } from '../../lib/toast.ts'
import { t } from './texts.ts'

/** Deletes a client after a question, and opens their organisation. */
export function DeleteClient({ client, variant }: { client: Client; variant: 'subtle' | 'default' }) {
  const { region } = useWorkspaceRef()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)

  async function deleteClient() {
    await call('deleteClients', { region, clientIds: [client.ID] }, region)
    void showToast(t('clientsDeleted', { count: 1 }))
    void navigate(webPaths.organisation(region, client.orgId), { state: { leave: true } })
  }

  return (
    <>
      <Button variant={variant} color="red" onClick={() => setAsking(true)}>
        {t('deleteClient')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isDangerous
          title={t('deleteClient')}
          text={t('clientGoes', { name: client.name })}
          action={t('deleteClient')}
          onConfirm={deleteClient}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
