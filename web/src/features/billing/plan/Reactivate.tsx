import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { setEnding } from './setEnding.ts'
import { t } from '../texts.ts'

interface ReactivateProps {
  renewsAt: number
  size?: 'small'
  children: string
}

/** Resumes a cancelled subscription that has not ended. */
export function Reactivate({ renewsAt, size, children }: ReactivateProps) {
  const workspace = useWorkspaceRef()
  const [isAsking, setAsking] = useState(false)

  async function handleReactivate() {
    await setEnding(workspace, false, '', t('reactivateFailed'))
    void showToast(t('reactivated'), 'good')
  }

  return (
    <>
      <Button {...(size && { size, variant: 'default' })} onClick={() => setAsking(true)}>
        {children}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('reactivateSubscription')}
          text={t('goesOnAsBefore', { at: new Date(renewsAt) })}
          action={t('reactivateNow')}
          onConfirm={handleReactivate}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
