import { Badge, Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { call } from '../../../lib/call.ts'
import { formatDate } from '../../../lib/formats/formats.ts'
import { formatMoney } from '../../../lib/formats/money.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { showToast } from '../../../lib/toast.ts'
import { useClient } from '../ClientContext.ts'
import { PayNow } from '../unpaid/PayNow.tsx'
import type { ClientBilling } from './clientBilling.ts'
import styles from './ClientBilling.module.css'
import { t } from './texts.ts'

interface OwnPlanProps {
  plan: NonNullable<ClientBilling['plan']>
  /** The card that is charged when the open month is paid. */
  card: ClientBilling['card']
  /** Whether the agency accepts payments. */
  isOpen: boolean
  onChanged: () => void
}

const colours = { active: 'green', unpaid: 'red', stopped: 'gray' } as const

/** The plan of the organisation, and the buttons that end it with its paid month or continue it. */
export function OwnPlan({ plan, card, isOpen, onChanged }: OwnPlanProps) {
  const { region, organisation } = useClient()
  const [isAsked, setAsked] = useState(false)
  const { isBusy, failure, send } = useSender()
  const { name, amount, status, renewsAt, endsAt, next } = plan
  const isStopped = status === 'stopped'

  async function setEnding(isEnding: boolean) {
    await call('setClientPlanEnding', { region, orgId: organisation.ID, isEnding }, region)
    void showToast(t(isEnding ? 'planCancelled' : 'planContinues'))
    onChanged()
  }

  async function cancel() {
    try {
      await setEnding(true)
    } catch (error) {
      void showToast(t('planNotCancelled'), 'bad')
      throw error
    }
  }

  return (
    <FormSection title={t('subscription')}>
      <div className={styles.order}>
        <p>
          <b dir="auto">{name}</b>
          <span>{t('perMonth', { price: formatMoney(amount, 'usd') })}</span>
        </p>
        <Badge color={endsAt === null ? colours[status] : 'gray'}>
          {t(endsAt !== null && !isStopped ? 'status_ending' : `status_${status}`)}
        </Badge>
      </div>
      {plan.trialEndsAt !== null && endsAt === null && !isStopped && (
        <p className={styles.hint}>{t('trialUntil', { at: formatDate(plan.trialEndsAt) })}</p>
      )}
      <p className={styles.hint}>{noteOf(plan, isOpen)}</p>
      {!isStopped && endsAt === null && next && (
        <p className={styles.hint}>
          {t('changesTo', {
            name: next.name,
            price: formatMoney(next.amount, 'usd'),
            at: formatDate(renewsAt),
          })}
        </p>
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {plan.status === 'unpaid' && isOpen && (
        <PayNow due={plan.due} reason={plan.failure} card={card} onPaid={onChanged} />
      )}
      {!isStopped && (
        <div className={styles.buttons}>
          {endsAt === null ? (
            <Button variant="default" onClick={() => setAsked(true)}>
              {t('cancelSubscription')}
            </Button>
          ) : (
            <Button
              variant="default"
              loading={isBusy}
              onClick={() => void send({ work: () => setEnding(false) })}
            >
              {t('keepPlan')}
            </Button>
          )}
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          isDangerous
          title={t('cancelSubscription')}
          text={t(plan.status === 'unpaid' ? 'cancelUnpaidText' : 'cancelText', {
            name,
            at: formatDate(renewsAt),
          })}
          action={t('cancelSubscription')}
          dismissal={t('keepPlan')}
          onConfirm={cancel}
          onClose={() => setAsked(false)}
        />
      )}
    </FormSection>
  )
}

function noteOf({ status, renewsAt, endsAt, credits }: OwnPlanProps['plan'], isOpen: boolean): string {
  if (status === 'stopped') return t('planStopped')
  if (status === 'unpaid') return t(isOpen ? 'planUnpaid' : 'planUnpaidClosed')
  if (endsAt !== null) return t('planEnds', { at: formatDate(endsAt) })
  return t('planRenews', { credits, at: formatDate(renewsAt) })
}
