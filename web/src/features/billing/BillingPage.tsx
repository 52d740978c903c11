import { billingTexts } from '@parley/functions/shared/billingTexts'
import { IconChartBar } from '@tabler/icons-react'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { LayerBoundary } from '../../components/LayerBoundary.tsx'
import { Message } from '../../components/Message.tsx'
import { Page } from '../../components/Page.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { isMissing, sentenceOf } from '../../lib/errors.ts'
import type { Live } from '../../lib/live.ts'
import { lazyComponent } from '../../lib/lazyComponent.tsx'
import { webPaths } from '../../lib/paths.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import type { Account, Spent } from './account.ts'
import { CurrentPlan } from './CurrentPlan.tsx'
import { Invoices } from './Invoices.tsx'
import { Notices } from './Notices.tsx'
import { PaymentMethod } from './PaymentMethod.tsx'
import { Plans } from './Plans.tsx'
import { RechargeCard } from './RechargeCard.tsx'
import { useBillingDialog } from './useBillingDialog.ts'
import styles from './BillingPage.module.css'

// Everything that takes money comes when it is asked for, Stripe's fields with it.
const BillingDialogs = lazyComponent(async () => (await import('./BillingDialogs.tsx')).BillingDialogs)

interface BillingPageProps {
  account: Live<Account>
  spent: Live<Spent>
}

/** What the workspace has, what it pays, and how. */
export function BillingPage({ account, spent }: BillingPageProps) {
  const { region } = useWorkspaceRef()
  const { dialog, open, replace, close } = useBillingDialog()
  const actions = (
    <ButtonLink variant="default" icon={<IconChartBar size={16} />} to={webPaths.usage(region)}>
      Usage report
    </ButtonLink>
  )
  return (
    <Page title="Billing" actions={actions}>
      {account.status === 'loading' && <PageSkeleton />}
      {account.status === 'error' && (
        <Message
          isAlert
          title={billingTexts.loadFailed}
          text={
            isMissing(account.error) && sentenceOf(account.error) !== billingTexts.planMissing
              ? billingTexts.workspaceMissing
              : sentenceOf(account.error)
          }
        >
          <Button variant="default" onClick={account.retry}>
            Try again
          </Button>
        </Message>
      )}
      {account.status === 'ready' && (
        <div className={styles.parts}>
          <Notices account={account.data} onOpen={open} />
          <CurrentPlan account={account.data} spent={spent} onOpen={open} />
          <div className={styles.columns}>
            <RechargeCard account={account.data} />
            <div className={styles.column}>
              <PaymentMethod account={account.data} onOpen={open} />
              <Invoices account={account.data} />
            </div>
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
    <div className={styles.parts} aria-busy="true" aria-label="Loading billing">
      <Skeleton height={224} shape="box" />
      <div className={styles.columns}>
        <Skeleton height={320} shape="box" />
        <Skeleton height={320} shape="box" />
      </div>
    </div>
  )
}
