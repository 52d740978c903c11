import { Button } from '@mantine/core'
import { billingTexts } from '@parley/functions/shared/billingTexts'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { formatDate } from '../../lib/formats.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import { setEnding } from './setEnding.ts'

interface ReactivateProps {
  renewsAt: number
  size?: 'small'
  children: string
}

/** Takes a subscription up again that was cancelled and has not ended. */
export function Reactivate({ renewsAt, size, children }: ReactivateProps) {
  const workspace = useWorkspaceRef()
  const [isAsking, setAsking] = useState(false)

  async function handleReactivate() {
    await setEnding(workspace, false, '', billingTexts.reactivateFailed)
    void showToast(billingTexts.reactivated, 'good')
  }

  return (
    <>
      <Button {...(size && { size, variant: 'default' })} onClick={() => setAsking(true)}>
        {children}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Reactivate subscription?"
          text={`It goes on as before, and the next month is charged on ${formatDate(renewsAt)}.`}
          action={billingTexts.reactivate}
          onConfirm={handleReactivate}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
