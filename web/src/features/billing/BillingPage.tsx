import { Button, EmptyState, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { LayerBoundary } from '../../components/failures/LayerBoundary.tsx'
import { MoneyTabs } from '../../components/page/MoneyTabs.tsx'
import { Page } from '../../components/page/Page.tsx'
import { isMissing, sentenceOf } from '../../lib/errors.ts'
import type { Live } from '../../lib/live/live.ts'
import { lazyComponent } from '../../lib/navigation/lazyComponent.tsx'
import { chosenPlan, type Account, type ChosenPlan, type Spent } from './account.ts'
import type { SpentByDay } from './credit/CreditLeft.tsx'
import { CurrentPlan } from './plan/CurrentPlan.tsx'
import { Invoices } from './invoices/Invoices.tsx'
import { Notices } from './Notices.tsx'
import { PaymentMethod } from './payments/PaymentMethod.tsx'
import { Plans } from './plan/Plans.tsx'
import { RechargeCard } from './credit/RechargeCard.tsx'
import { VatId } from './tax/VatId.tsx'
import { useBillingDialog, type DialogInUrl } from './useBillingDialog.ts'
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
  const dialogs = useBillingDialog()
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
        <AccountParts account={account.data} spent={spent} byDay={byDay} dialogs={dialogs} />
      )}
    </Page>
  )
}

interface AccountPartsProps extends Omit<BillingPageProps, 'account'> {
  account: Account
  dialogs: DialogInUrl
}

function AccountParts({ account, spent, byDay, dialogs }: AccountPartsProps) {
  const { dialog, addon, open, replace, close } = dialogs
  // Chosen beside the prices, and where the dialogs begin; until then what the workspace has.
  const [chosen, setChosen] = useState<ChosenPlan>()
  const plan = chosen ?? chosenPlan(account)
  return (
    <div className={styles.parts}>
      <Notices account={account} onOpen={open} />
      <CurrentPlan account={account} spent={spent} byDay={byDay} onOpen={open} />
      <div className={account.isPaid ? styles.parts : styles.quietly}>
        <RechargeCard account={account} />
        <PaymentMethod account={account} onOpen={open} />
        <VatId account={account} />
        <Invoices account={account} />
      </div>
      <Plans account={account} chosen={plan} onChoose={setChosen} onOpen={open} />
      {dialog && (
        <LayerBoundary onClose={close}>
          <BillingDialogs
            account={account}
            chosen={plan}
            dialog={dialog}
            addon={addon}
            replace={replace}
            close={close}
          />
        </LayerBoundary>
      )}
    </div>
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
