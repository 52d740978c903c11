import { Button } from '@mantine/core'
import { sellerPlanLimits } from '@parley/functions/shared/agencies/sellerPlan'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { LeaveGuard } from '../../../../components/leaving/LeaveGuard.tsx'
import { call } from '../../../../lib/call.ts'
import { useCallForm } from '../../../../lib/forms/useCallForm.ts'
import { useFocusFallback } from '../../../../lib/forms/useFocusFallback.ts'
import type { SellerView } from '../../../../lib/agencies/seller.ts'
import { useWorkspaceRef } from '../../../../lib/session/session.ts'
import { showToast } from '../../../../lib/toast.ts'
import styles from '../AutoBilling.module.css'
import { t } from '../texts.ts'
import { PlanCard } from './PlanCard.tsx'
import { emptyPlan, planFormSchema, plansToEdit } from './planForm.ts'

interface PlanEditorProps {
  seller: SellerView
  /** Reads the stored plans again. */
  onSaved: () => Promise<unknown>
}

/** Edits the plans of an agency and saves them as products and prices of its account. */
export function PlanEditor({
  seller: { extraMicros, plans, plansVersion: version },
  onSaved,
}: PlanEditorProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const [initial] = useState(() => plansToEdit(plans))
  const { fields, isBusy, isDirty, failure, submit } = useCallForm({
    initialValues: { plans: initial },
    schema: planFormSchema(extraMicros),
    onSubmit: async (edited) => {
      try {
        await call('saveSellerPlans', { region, workspaceId, version, plans: edited.plans }, region)
      } catch (error) {
        void showToast(t('plansNotSaved'), 'bad')
        throw error
      }
      // Before the form is free again: it would be saved with the version before.
      await onSaved()
      void showToast(t('plansSaved'))
    },
  })
  const edited = fields.values.plans
  // The removed plan had the focus.
  const addButton = useFocusFallback<HTMLButtonElement>(edited.length)
  const areExamples = plans.length === 0 && edited.some(({ id }) => initial.some((plan) => plan.id === id))

  return (
    <>
      {/* Another tab of the page leaves the form too. */}
      <LeaveGuard isDirty={isDirty} text={t('plansUnsaved')} isInside={() => false} />
      <form className={styles.form} onSubmit={submit} noValidate>
        {areExamples && <p className={styles.state}>{t('examplesHint')}</p>}
        {edited.length === 0 && <p className={styles.state}>{t('noPlans')}</p>}
        <div className={styles.plans}>
          {edited.map((plan, at) => (
            <PlanCard
              key={plan.id}
              fields={fields}
              at={at}
              extraMicros={extraMicros}
              isExample={areExamples && initial.some(({ id }) => id === plan.id)}
              sold={plans.find(({ id }) => id === plan.id)}
              isBusy={isBusy}
            />
          ))}
        </div>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <div className={styles.buttons}>
          <Button type="submit" loading={isBusy}>
            {t('savePlans')}
          </Button>
          {edited.length < sellerPlanLimits.plans && (
            <Button
              ref={addButton}
              variant="default"
              disabled={isBusy}
              leftSection={<IconPlus size={16} aria-hidden="true" />}
              onClick={() => fields.insertListItem('plans', emptyPlan())}
            >
              {t('addPlan')}
            </Button>
          )}
        </div>
      </form>
    </>
  )
}
