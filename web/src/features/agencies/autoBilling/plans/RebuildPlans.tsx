import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog.tsx'
import { call } from '../../../../lib/call.ts'
import { useWorkspaceRef } from '../../../../lib/session/session.ts'
import { showToast } from '../../../../lib/toast.ts'
import { t } from '../texts.ts'

interface RebuildPlansProps {
  version: number
  onRebuilt: () => void
}

/** Replaces the plans by those that the agency's account sells, after a question. */
export function RebuildPlans({ version, onRebuilt }: RebuildPlansProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const [isAsked, setAsked] = useState(false)

  async function rebuild() {
    await call('rebuildSellerPlans', { region, workspaceId, version }, region)
    void showToast(t('plansRebuilt'))
    onRebuilt()
  }

  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setAsked(true)}>
        {t('rebuildPlans')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('rebuildPlansTitle')}
          text={t('rebuildPlansText')}
          action={t('rebuildPlans')}
          onConfirm={rebuild}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
