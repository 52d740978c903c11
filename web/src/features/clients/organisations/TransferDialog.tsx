import { NumberInput, Radio } from '@mantine/core'
import { unitsPerCredit } from '@parley/functions/shared/billing/credits'
import { refusalKey } from '@parley/functions/shared/errors/refusals'
import { useState } from 'react'
import { z } from 'zod'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import styles from '../Clients.module.css'
import { t } from '../texts.ts'

type Direction = 'toOrg' | 'toWorkspace'

interface TransferDialogProps {
  orgId: string
  name: string
  onClose: () => void
}

const schema = z.object({
  amount: z
    .number(refusalKey('transferAmountWrong'))
    .positive(refusalKey('transferAmountWrong'))
    .max(1_000_000_000, refusalKey('transferAmountWrong')),
})

/** Moves credit between the workspace and an organisation. */
export function TransferDialog({ orgId, name, onClose }: TransferDialogProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const [direction, setDirection] = useState<Direction>('toOrg')
  // One id per dialog: a retry does not move the credit twice.
  const [transferId] = useState(() => crypto.randomUUID())
  const form = useCallForm({
    initialValues: { amount: 1_000 },
    schema,
    onSubmit: async ({ amount }) => {
      const units = Math.round(amount * unitsPerCredit)
      await call(
        'transferCredits',
        { region, workspaceId, orgId, direction, amount: units, transferId },
        region,
      )
      void showToast(t('creditsTransferred'))
      onClose()
    },
  })
  return (
    <DialogForm title={t('transferCredits')} action={t('transferCredits')} form={form} onClose={onClose}>
      <Radio.Group
        aria-label={t('direction')}
        value={direction}
        onChange={(value) => setDirection(value === 'toOrg' ? 'toOrg' : 'toWorkspace')}
      >
        <div className={styles.form}>
          <Radio value="toOrg" label={<span dir="auto">{t('toOrganisation', { name })}</span>} />
          <Radio value="toWorkspace" label={t('toWorkspace')} />
        </div>
      </Radio.Group>
      <NumberInput
        label={t('credits')}
        min={0}
        decimalScale={4}
        data-autofocus
        {...form.fields.getInputProps('amount')}
      />
    </DialogForm>
  )
}
