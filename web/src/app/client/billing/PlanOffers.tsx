import { Badge, Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { call } from '../../../lib/call.ts'
import { CallError, toCallError } from '../../../lib/errors.ts'
import { formatDate } from '../../../lib/formats/formats.ts'
import { formatMoney } from '../../../lib/formats/money.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { showToast } from '../../../lib/toast.ts'
import { useClient } from '../ClientContext.ts'
import type { ClientBilling } from './clientBilling.ts'
import styles from './ClientBilling.module.css'
import { t } from './texts.ts'

type Offer = ClientBilling['plans'][number]

interface PlanOffersProps {
  billing: ClientBilling
  onBusy: (isBusy: boolean) => void
  onChanged: () => void
}

/**
 * The agency's plans. Without a plan, choosing one leads to the payment service; with one, the plan changes
 * from the next month on.
 */
export function PlanOffers({ billing: { plans, plan }, onBusy, onChanged }: PlanOffersProps) {
  const { region, organisation } = useClient()
  const orgId = organisation.ID
  const [selected, setAsked] = useState<Offer>()
  const [chosen, setChosen] = useState('')
  const attempts = useRef(new Map<string, string>())
  const { isBusy, failure, send } = useSender()
  if (plans.length === 0) return null

  async function subscribe({ id: planId }: Offer) {
    onBusy(true)
    const attemptId = attempts.current.get(planId) ?? crypto.randomUUID()
    attempts.current.set(planId, attemptId)
    try {
      const { url } = await call('openCheckout', { region, orgId, planId, attemptId }, region)
      location.assign(url)
    } catch (error) {
      const { code } = toCallError(error)
      // A refused attempt stays refused; an unknown result is looked up with the same one.
      if (code !== 'unavailable') attempts.current.delete(planId)
      if (code === 'failed-precondition') onChanged()
      throw withText(error, t('sessionFailed'))
    } finally {
      onBusy(false)
    }
  }

  async function change({ id: planId, amount }: Offer) {
    await call('changeClientPlan', { region, orgId, planId, amount }, region).catch((error: unknown) => {
      if (toCallError(error).code === 'failed-precondition') onChanged()
      throw withText(error, t('subscriptionFailed'))
    })
    void showToast(t(planId === plan?.planId ? 'planContinues' : 'planChanged'))
    onChanged()
  }

  function choose(offer: Offer) {
    if (plan) return setAsked(offer)
    setChosen(offer.id)
    void send({ work: () => subscribe(offer) })
  }

  const isKept = (offer: Offer) => plan !== null && plan.next !== null && offer.id === plan.planId
  const isFixed = plan !== null && (plan.status !== 'active' || plan.endsAt !== null)
  const currentId = plan && (plan.next?.planId ?? plan.planId)
  return (
    <FormSection title={t('subscriptionPlans')}>
      {isFixed && <WhyFixed plan={plan} />}
      <ul className={styles.plans}>
        {plans.map((offer) => (
          <li key={offer.id} className={styles.plan} data-current={offer.id === plan?.planId || undefined}>
            <OfferText offer={offer} />
            <Button
              variant={offer.isPopular && !plan ? 'filled' : 'default'}
              disabled={isFixed || offer.id === currentId || (isBusy && chosen !== offer.id)}
              loading={isBusy && chosen === offer.id}
              aria-label={
                offer.id === currentId || isKept(offer) ? undefined : t('selectNamed', { name: offer.name })
              }
              onClick={() => choose(offer)}
            >
              {isKept(offer)
                ? t('keepCurrentPlan')
                : t(offer.id === plan?.planId ? 'currentPlan' : 'selectPlan')}
            </Button>
          </li>
        ))}
      </ul>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {selected && plan && (
        <ConfirmDialog
          title={t(isKept(selected) ? 'keepCurrentPlan' : 'changePlan')}
          text={
            isKept(selected)
              ? t('keepText', { name: plan.name, price: formatMoney(plan.amount, 'usd') })
              : t('changeText', {
                  name: selected.name,
                  price: formatMoney(selected.amount, 'usd'),
                  at: formatDate(plan.renewsAt),
                })
          }
          action={t(isKept(selected) ? 'keepCurrentPlan' : 'changePlan')}
          onConfirm={() => change(selected)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </FormSection>
  )
}

/** The reason that no other plan can be chosen. */
function WhyFixed({ plan: { status } }: { plan: NonNullable<ClientBilling['plan']> }) {
  return <p className={styles.hint}>{t(status === 'unpaid' ? 'plansWaitForPayment' : 'plansWaitForEnd')}</p>
}

function OfferText({ offer: { name, amount, features, isPopular, credits, trialDays } }: { offer: Offer }) {
  return (
    <>
      <div className={styles.planTitle}>
        <h3 dir="auto">{name}</h3>
        {isPopular && <Badge>{t('popular')}</Badge>}
      </div>
      <p className={styles.planPrice}>
        <b>{formatMoney(amount, 'usd')}</b> <span>{t('aMonth')}</span>
      </p>
      {trialDays > 0 && <p className={styles.hint}>{t('trialFirst', { days: trialDays })}</p>}
      <p className={styles.hint}>{t('creditsAMonth', { credits })}</p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>
            <IconCheck size={16} aria-hidden="true" />
            <span dir="auto">{feature}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Returns the error with a text of ours, where the server has none for people. */
function withText(error: unknown, text: string): CallError {
  const callError = toCallError(error)
  return callError.code === 'internal' || callError.code === 'unavailable'
    ? new CallError(callError.code, text)
    : callError
}
