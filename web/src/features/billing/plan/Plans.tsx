import { Badge, Button } from '@mantine/core'
import type { Plan } from '@parley/functions/shared/billing/catalogue'
import { priceOfOrder } from '@parley/functions/shared/billing/planPrices'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { salesEmail } from '../../../lib/environment.ts'
import type { Account, ChosenPlan } from '../account.ts'
import { formatMoney } from '../../../lib/formats/money.ts'
import { priceWords } from '../../../lib/texts/priceWords.ts'
import { CreditChoice } from './CreditChoice.tsx'
import { CycleChoice } from './CycleChoice.tsx'
import styles from './Plans.module.css'
import type { BillingDialog } from '../useBillingDialog.ts'
import { t } from '../texts.ts'

interface PlansProps {
  account: Account
  chosen: ChosenPlan
  onChoose: (chosen: ChosenPlan) => void
  onOpen: (dialog: BillingDialog) => void
}

/** The plans side by side. */
export function Plans({ account, chosen, onChoose, onOpen }: PlansProps) {
  const planned = new Set(account.catalogue.plans.flatMap(({ plannedFeatures }) => plannedFeatures))
  return (
    <section aria-labelledby="plans" className={styles.plans}>
      <header className={styles.head}>
        <h2 id="plans">{t('plans')}</h2>
        <CycleChoice value={chosen.cycle} onChange={(cycle) => onChoose({ ...chosen, cycle })} />
      </header>
      <ul>
        {account.catalogue.plans.map((plan) => (
          <PlanCard key={plan.key} plan={plan} account={account} chosen={chosen} onChoose={onChoose}>
            <PlanActions plan={plan} account={account} onOpen={onOpen} />
          </PlanCard>
        ))}
      </ul>
      {planned.size > 0 && (
        <p className={styles.planned}>
          {t('onTheWay', { features: [...planned].map(priceWords).join(' · ') })}
        </p>
      )}
    </section>
  )
}

interface PlanCardProps extends Omit<PlansProps, 'onOpen'> {
  plan: Plan
  children: ReactNode
}

function PlanCard({ plan, account, chosen, onChoose, children }: PlanCardProps) {
  const isCurrent = plan.key === account.plan.key
  return (
    <li className={styles.plan} data-current={isCurrent || undefined}>
      <header>
        <h3 dir="auto">{priceWords(plan.name)}</h3>
        {isCurrent ? (
          <Badge color="green">{t('yourPlan')}</Badge>
        ) : (
          plan.isPopular && <Badge>{t('popular')}</Badge>
        )}
      </header>
      <p className={styles.description} dir="auto">
        {priceWords(plan.description)}
      </p>
      <div>
        <PlanPrice plan={plan} account={account} chosen={chosen} />
        {plan.additionalInfo && (
          <p className={styles.info} dir="auto">
            {priceWords(plan.additionalInfo)}
          </p>
        )}
        {plan.key === 'pay_as_you_go' && (
          <div className={styles.credits}>
            <CreditChoice
              catalogue={account.catalogue}
              plan={plan}
              currency={account.currency}
              value={chosen}
              onChange={(monthlyCredits) => onChoose({ ...chosen, monthlyCredits })}
            />
          </div>
        )}
      </div>
      <ul className={styles.features}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <IconCheck size={16} aria-hidden="true" /> <bdi dir="auto">{priceWords(feature)}</bdi>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>{children}</div>
    </li>
  )
}

/** The price of the chosen cycle; the largest plan has none. */
function PlanPrice({
  plan,
  account: { catalogue, currency },
  chosen,
}: Omit<PlanCardProps, 'children' | 'onChoose'>) {
  if (!plan.prices)
    return (
      <p className={styles.price}>
        <span>{t('from')}</span> <b>{formatMoney(plan.pricesFrom, 'usd', 'dropped')}</b>{' '}
        <span>{t('aMonth')}</span>
      </p>
    )
  const isSold = plan.key === 'pay_as_you_go'
  const order = {
    plan: plan.key,
    cycle: chosen.cycle,
    monthlyCredits: isSold ? chosen.monthlyCredits : plan.monthlyCredits,
  }
  const { shown } = priceOfOrder(catalogue, currency, order)
  const isListed = order.cycle === 'monthly' && order.monthlyCredits === plan.monthlyCredits
  const original = isListed ? plan.originalPrices[currency.currency] : undefined
  return (
    <p className={styles.price}>
      <b>{formatMoney(shown, currency.currency, 'dropped')}</b> <span>{t(`a_${order.cycle}`)}</span>{' '}
      {/* Struck through only where it is the higher one: else it would read as a trick. */}
      {original !== undefined &&
        (original > shown ? (
          <s>
            <span className="unseen">{t('originalPrice')} </span>
            {formatMoney(original, currency.currency, 'dropped')}
          </s>
        ) : (
          <span>{t('originalAmount', { amount: formatMoney(original, currency.currency, 'dropped') })}</span>
        ))}
    </p>
  )
}

function PlanActions({ plan, account, onOpen }: Pick<PlansProps, 'account' | 'onOpen'> & { plan: Plan }) {
  if (plan.key === 'enterprise') {
    return (
      <>
        <Contact subject={t('enterpriseDemo')}>{t('getADemo')}</Contact>
        <Contact subject={t('enterprisePlan')}>{plan.cta ? priceWords(plan.cta) : t('contactSales')}</Contact>
      </>
    )
  }
  if (plan.key === 'free') return null
  return (
    // The plan's own receipt above has the page's only filled button.
    <Button variant="default" onClick={() => onOpen(account.isPaid ? 'modify' : 'upgrade')}>
      {account.isPaid ? t('modifyPlan') : plan.cta ? priceWords(plan.cta) : t('upgrade')}
    </Button>
  )
}

function Contact({ subject, children }: { subject: string; children: ReactNode }) {
  return (
    <a className={styles.contact} href={`mailto:${salesEmail}?subject=${encodeURIComponent(subject)}`}>
      {children}
    </a>
  )
}
