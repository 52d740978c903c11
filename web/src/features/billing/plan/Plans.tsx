import { Badge, Button } from '@mantine/core'
import type { Plan } from '@parley/functions/shared/billing/catalogue'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { salesEmail } from '../../../lib/environment.ts'
import type { Account } from '../account.ts'
import { formatMoney } from '../../../lib/formats/money.ts'
import { priceWords } from '../../../lib/texts/priceWords.ts'
import styles from './Plans.module.css'
import type { BillingDialog } from '../useBillingDialog.ts'
import { t } from '../texts.ts'

interface PlansProps {
  account: Account
  onOpen: (dialog: BillingDialog) => void
}

/** The plans side by side. */
export function Plans({ account, onOpen }: PlansProps) {
  const planned = new Set(account.catalogue.plans.flatMap(({ plannedFeatures }) => plannedFeatures))
  return (
    <section aria-labelledby="plans" className={styles.plans}>
      <h2 id="plans">{t('plans')}</h2>
      <ul>
        {account.catalogue.plans.map((plan) => (
          <PlanCard key={plan.key} plan={plan} account={account}>
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

function PlanCard({ plan, account, children }: { plan: Plan; account: Account; children: ReactNode }) {
  const { currency } = account.currency
  const original = plan.originalPrices[currency]
  const isCurrent = plan.key === account.plan.key
  return (
    <li className={styles.plan} data-current={isCurrent || undefined}>
      <header>
        <h3 dir="auto">{priceWords(plan.name)}</h3>
        {isCurrent && <Badge color="green">{t('yourPlan')}</Badge>}
      </header>
      <p className={styles.description} dir="auto">
        {priceWords(plan.description)}
      </p>
      <p className={styles.price}>
        {plan.prices ? (
          <>
            <b>{formatMoney(plan.prices[currency], currency, 'dropped')}</b> <span>{t('aMonth')}</span>{' '}
            {/* Struck through only where it is the higher one: else it would read as a trick. */}
            {original !== undefined &&
              (original > plan.prices[currency] ? (
                <s>
                  <span className="unseen">{t('originalPrice')} </span>
                  {formatMoney(original, currency, 'dropped')}
                </s>
              ) : (
                <span>{t('originalAmount', { amount: formatMoney(original, currency, 'dropped') })}</span>
              ))}
          </>
        ) : (
          <>
            <span>{t('from')}</span> <b>{formatMoney(plan.pricesFrom, 'usd', 'dropped')}</b>{' '}
            <span>{t('aMonth')}</span>
          </>
        )}
      </p>
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

function PlanActions({ plan, account, onOpen }: PlansProps & { plan: Plan }) {
  if (plan.key === 'enterprise') {
    return (
      <>
        <Contact subject={t('enterpriseDemo')}>{t('getADemo')}</Contact>
        <Contact subject={t('enterprisePlan')}>{t('contactSales')}</Contact>
      </>
    )
  }
  if (plan.key === 'free') return null
  return (
    // The plan's own receipt above has the page's only filled button.
    <Button variant="default" onClick={() => onOpen(account.isPaid ? 'modify' : 'upgrade')}>
      {account.isPaid ? t('modifyPlan') : t('upgrade')}
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
