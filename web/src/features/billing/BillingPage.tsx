import { Button, EmptyState, Skeleton } from '@mantine/core'
import { LayerBoundary } from '../../components/failures/LayerBoundary.tsx'
import { MoneyTabs } from '../../components/page/MoneyTabs.tsx'
import { Page } from '../../components/page/Page.tsx'
import { isMissing, sentenceOf } from '../../lib/errors.ts'
import type { Live } from '../../lib/live/live.ts'
import { lazyComponent } from '../../lib/navigation/lazyComponent.tsx'
import type { Account, Spent } from './account.ts'
import type { SpentByDay } from './credit/CreditLeft.tsx'
import { CurrentPlan } from './plan/CurrentPlan.tsx'
import { Invoices } from './invoices/Invoices.tsx'
import { Notices } from './Notices.tsx'
import { PaymentMethod } from './payments/PaymentMethod.tsx'
import { Plans } from './plan/Plans.tsx'
import { RechargeCard } from './credit/RechargeCard.tsx'
import { useBillingDialog } from './useBillingDialog.ts'
import styles from './BillingPage.module.css'
import { t } from './texts.ts'

// All payment components are loaded on demand, including Stripe's fields.
const BillingDialogs = lazyComponent(async () => (await import('./BillingDialogs.tsx')).BillingDialogs)

interface BillingPageProps {
  account: Live<Account>
  spent: Live<Spent>
  byDay: Live<SpentByDay>
}

/** The workspace's plan, its payments, and its card. */
export function BillingPage({ account, spent, byDay }: BillingPageProps) {
  const { dialog, open, replace, close } = useBillingDialog()
  return (
    <Page title={t('billing')} lead={t('billingLead')}>
      <MoneyTabs />
      {account.status === 'loading' && <PageSkeleton />}
      {account.status === 'error' && (
        <EmptyState
          role="alert"
          title={t('loadFailed')}
          description={
            isMissing(account.error) && sentenceOf(account.error) !== t('planMissing')
              ? t('workspaceMissing')
              : sentenceOf(account.error)
          }
        >
          <EmptyState.Actions>
            <Button variant="default" onClick={account.retry}>
              {t('tryAgain')}
            </Button>
          </EmptyState.Actions>
        </EmptyState>
      )}
      {account.status === 'ready' && (
        <div className={styles.parts}>
          <Notices account={account.data} onOpen={open} />
          <CurrentPlan account={account.data} spent={spent} byDay={byDay} onOpen={open} />
          <div className={account.data.isPaid ? styles.parts : styles.quietly}>
            <RechargeCard account={account.data} />
            <PaymentMethod account={account.data} onOpen={open} />
            <Invoices account={account.data} />
          </div>
          <Plans account={account.data} onOpen={open} />
          {dialog && (
            <LayerBoundary onClose={close}>
              <BillingDialogs account={account.data} dialog={dialog} replace={replace} close={close} />
            </LayerBoundary>
          )}
        </div>
      )}
    </Page>
  )
}

function PageSkeleton() {
  return (
    <section className={styles.parts} aria-busy="true" aria-label={t('loadingBilling')}>
      <Skeleton height={320} radius="lg" />
      <Skeleton height={168} radius="lg" />
    </section>
  )
}
