import { Button } from '@mantine/core'
import type { Organisation } from '@parley/functions/shared/agencies/organisation'
import type { OwnPlan } from '@parley/functions/shared/agencies/organisationPlan'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { call } from '../../../lib/call.ts'
import { formatDate } from '../../../lib/formats/formats.ts'
import { formatMoney } from '../../../lib/formats/money.ts'
import { readAgain } from '../../../lib/live/readAgain.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import styles from '../Clients.module.css'
import { t } from './planTexts.ts'

/** The plan that an organisation pays its agency for, with the button that ends it; nothing without a plan. */
export function PlanOfOrganisation({ organisation }: { organisation: Organisation }) {
  const { ID: orgId, allowBilling } = organisation
  const { region } = useWorkspaceRef()
  const [isEnding, setEnding] = useState(false)
  const key = ['organisationPlan', region, orgId]
  const read = useRead(key, () => call('readOrganisationPlan', { region, orgId }, region))
  if (read.status === 'error') return <InlineFailure text={t('planNotLoaded')} retry={read.retry} />
  if (read.status === 'loading' || !read.data.plan) return null
  const { plan } = read.data

  async function end() {
    await call('endOrganisationPlan', { region, orgId }, region)
    void showToast(t('planEnds'))
    await readAgain(key)
  }

  return (
    <FormSection
      title={t('plan')}
      action={
        plan.endsAt === null &&
        plan.status !== 'stopped' && (
          <Button variant="default" size="compact-sm" onClick={() => setEnding(true)}>
            {t('endPlan')}
          </Button>
        )
      }
    >
      <p>
        <b dir="auto">{plan.name}</b> · {t('pricePerMonth', { price: formatMoney(plan.amount, 'usd') })}
      </p>
      <p className={styles.hint}>{stateOf(plan)}</p>
      {!allowBilling && plan.endsAt === null && <p className={styles.hint}>{t('billingIsOff')}</p>}
      {isEnding && (
        <ConfirmDialog
          isDangerous
          title={t('endPlanOf', { name: plan.name })}
          text={t('endPlanHint', { at: formatDate(plan.renewsAt) })}
          action={t('endPlan')}
          onConfirm={end}
          onClose={() => setEnding(false)}
        />
      )}
    </FormSection>
  )
}

function stateOf({ status, renewsAt, endsAt }: OwnPlan): string {
  if (status === 'stopped') return t('planStopped')
  if (endsAt !== null) return t('planEndsOn', { at: formatDate(endsAt) })
  if (status === 'unpaid') return t('planUnpaid')
  return t('planRenewsOn', { at: formatDate(renewsAt) })
}
