import { Skeleton } from '@mantine/core'
import { creditLeft } from '@parley/functions/shared/billing/credits'
import { usedInMonthOf } from '@parley/functions/shared/billing/monthlyLimit'
import { endOfMonth } from '@parley/functions/shared/billing/months'
import { paths } from '@parley/functions/shared/paths'
import { useState } from 'react'
import { Dialog } from '../../../components/dialogs/Dialog.tsx'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { useDiscardQuestion } from '../../../components/leaving/useDiscardQuestion.tsx'
import { call } from '../../../lib/call.ts'
import { formatCredits, formatUsed } from '../../../lib/formats/formatCredits.ts'
import { formatDate } from '../../../lib/formats/formats.ts'
import { useLiveDoc } from '../../../lib/live/live.ts'
import { readAgain } from '../../../lib/live/readAgain.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useClient } from '../ClientContext.ts'
import styles from './ClientBilling.module.css'
import type { ClientBilling } from './clientBilling.ts'
import { OwnPlan } from './OwnPlan.tsx'
import { PaymentCard } from './PaymentCard.tsx'
import { PlanOffers } from './PlanOffers.tsx'
import { Purchase } from './Purchase.tsx'
import { Purchases } from './Purchases.tsx'
import { Recharge } from './Recharge.tsx'
import { t } from './texts.ts'

/** The credit of a client's organisation, and what they buy from their agency. */
export function BillingDashboard({ onClose }: { onClose: () => void }) {
  const { region, organisation } = useClient()
  const orgId = organisation.ID
  const [isBusy, setBusy] = useState(false)
  const [isCardTyped, setCardTyped] = useState(false)
  const [isRechargeDirty, setRechargeDirty] = useState(false)
  const { leave, question } = useDiscardQuestion(isCardTyped || isRechargeDirty)
  const key = ['clientBilling', region, orgId]
  const billing = useRead(key, () => call('readClientBilling', { region, orgId }, region))
  const handleChange = () => void readAgain(key)
  return (
    <Dialog title={t('billingDashboard')} size={560} isBusy={isBusy} onClose={() => leave(onClose)}>
      {billing.status === 'loading' && <Skeleton aria-busy="true" height={360} radius="md" />}
      {billing.status === 'error' && (
        <LoadFailure title={t('billingNotLoaded')} error={billing.error} retry={billing.retry} />
      )}
      {billing.status === 'ready' && (
        <div className={styles.parts}>
          <FormSection title={t('availableCredits')}>
            <CreditsOf billing={billing.data} />
          </FormSection>
          {billing.data.plan && (
            <OwnPlan
              plan={billing.data.plan}
              card={billing.data.card}
              isOpen={billing.data.isOpen}
              onChanged={handleChange}
            />
          )}
          <PlanOffers billing={billing.data} onBusy={setBusy} onChanged={handleChange} />
          {billing.data.isOpen ? (
            <>
              <Purchase billing={billing.data} onBusy={setBusy} onBought={handleChange} />
              <Recharge billing={billing.data} onDirty={setRechargeDirty} onSaved={handleChange} />
              <PaymentCard
                card={billing.data.card}
                onBusy={setBusy}
                onTyped={setCardTyped}
                onSaved={handleChange}
              />
            </>
          ) : (
            <p className={styles.hint}>{t('billingClosed')}</p>
          )}
          <Purchases
            // With a new purchase, the list begins again.
            key={billing.data.purchases[0]?.id}
            purchases={billing.data.purchases}
            hasMorePurchases={billing.data.hasMorePurchases}
          />
        </div>
      )}
      {question}
    </Dialog>
  )
}

function CreditsOf({ billing }: { billing: ClientBilling }) {
  const { region, organisation } = useClient()
  const wallet = useLiveDoc('wallet', { region, path: paths.walletOfOrg(organisation.ID) })
  const stored = wallet.status === 'ready' ? wallet.data : null
  const { debt } = stored ?? billing
  const [now] = useState(Date.now)
  return (
    <>
      <p className={styles.credits}>{formatCredits(stored ? creditLeft(stored) : billing.units, 1)}</p>
      {debt > 0 && <p className={styles.hint}>{t('debt', { credits: formatUsed(debt) })}</p>}
      {billing.owed > 0 && (
        <p className={styles.hint}>{t('creditsOnTheirWay', { credits: formatUsed(billing.owed) })}</p>
      )}
      {billing.collected.map(({ at, units }) => (
        <p key={`${at} ${units}`} className={styles.hint}>
          {t('collected', { at: formatDate(at), credits: formatUsed(units) })}
        </p>
      ))}
      {stored && stored.monthlyLimit > 0 && (
        <p className={styles.hint}>
          {t('usedOfLimit', {
            used: formatUsed(usedInMonthOf(stored, now)),
            limit: formatCredits(stored.monthlyLimit),
            at: new Date(endOfMonth(now)),
          })}
        </p>
      )}
    </>
  )
}
