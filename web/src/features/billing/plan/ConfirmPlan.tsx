import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { call } from '../../../lib/call.ts'
import { CallError, sentenceOf, toCallError } from '../../../lib/errors.ts'
import { formatMoney } from '../../../lib/formats/money.ts'
import { useConfirmation } from '../../../lib/forms/useConfirmation.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import type { Account, ChosenPlan } from '../account.ts'
import { attempt } from '../payments/attempts.ts'
import { PaymentSummary } from '../payments/PaymentSummary.tsx'
import { seenPrice, useChangePreview, type ChangePreview } from './useChangePreview.ts'
import styles from '../dialogs.module.css'
import { t } from '../texts.ts'

interface ConfirmPlanProps {
  account: Account
  wanted: ChosenPlan
  onDone: () => void
  onClose: () => void
}

/** The price of another cycle or other credits, today or from the next payment on, before it is ordered. */
export function ConfirmPlan({ account, wanted, onDone, onClose }: ConfirmPlanProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const [turn, setTurn] = useState(0)
  const preview = useChangePreview(wanted, turn)
  const form = useConfirmation(async () => {
    if (preview.status !== 'ready') return
    const seen = seenPrice(preview.data)
    try {
      await attempt(
        {
          payer: workspaceId,
          purpose: 'plan',
          about: [wanted.cycle, wanted.monthlyCredits, seen?.at ?? ''].join('|'),
        },
        (attemptId) =>
          call('changePlan', { region, workspaceId, ...wanted, ...(seen && { seen }), attemptId }, region),
        () => true,
      )
    } catch (error) {
      const { code } = toCallError(error)
      // The shown price may be too old.
      if (code === 'failed-precondition') setTurn((count) => count + 1)
      throw code === 'internal' ? new CallError(code, t('planFailed')) : error
    }
    void showToast(t('planUpdated'), 'good')
    onDone()
    onClose()
  })
  return (
    <DialogForm
      title={t('changeYourPlan')}
      action={t('changePlan')}
      isDisabled={preview.status !== 'ready'}
      form={form}
      onClose={onClose}
    >
      {preview.status === 'loading' && <Skeleton height={160} radius="md" />}
      {preview.status === 'error' && (
        <div role="alert" className={styles.with}>
          <p className={styles.failure}>{sentenceOf(preview.error)}</p>
          <Button variant="default" onClick={preview.retry}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {preview.status === 'ready' && <Price account={account} wanted={wanted} price={preview.data} />}
    </DialogForm>
  )
}

interface PriceProps {
  account: Account
  wanted: ChosenPlan
  price: ChangePreview
}

function Price({ account: { subscription }, wanted, price: { due, renewal } }: PriceProps) {
  const at = new Date(subscription?.renewsAt ?? 0)
  const isYearly = wanted.cycle === 'yearly'
  const later = renewal && formatMoney(renewal.total, renewal.currency)
  if (due)
    return (
      <>
        <PaymentSummary payment={due} totalLabel={t('dueToday')}>
          {later && (
            <p className={styles.next}>
              {t(isYearly ? 'laterEveryYear' : 'laterEveryMonth', { amount: later })}
            </p>
          )}
        </PaymentSummary>
        <p>{t('countsAtOnce')}</p>
      </>
    )
  return (
    <>
      {renewal && <PaymentSummary payment={renewal} totalLabel={t(isYearly ? 'everyYear' : 'everyMonth')} />}
      <p>{t('countsFrom', { at })}</p>
    </>
  )
}
