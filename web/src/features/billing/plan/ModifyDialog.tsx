import { Badge, Button } from '@mantine/core'
import type { AddonKey } from '@parley/functions/shared/billing/catalogue'
import { useState } from 'react'
import { Dialog } from '../../../components/dialogs/Dialog.tsx'
import { useDiscardQuestion } from '../../../components/leaving/useDiscardQuestion.tsx'
import { priceOfOrder } from '@parley/functions/shared/billing/planPrices'
import { presentOrder, statusWords, type Account, type ChosenPlan } from '../account.ts'
import { AddonEditor } from '../addons/AddonEditor.tsx'
import { DangerZone } from './DangerZone.tsx'
import { PlanEditor } from './PlanEditor.tsx'
import { formatMoney } from '../../../lib/formats/money.ts'
import { priceWords } from '../../../lib/texts/priceWords.ts'
import styles from '../dialogs.module.css'
import { t } from '../texts.ts'

interface ModifyDialogProps {
  account: Account
  chosen: ChosenPlan
  /** The add-on that is chosen to begin with. */
  addon: AddonKey | undefined
  onUpgrade: () => void
  onClose: () => void
}

/** The current plan, what it becomes, its add-ons, and its cancellation. */
export function ModifyDialog({ account, chosen, addon, onUpgrade, onClose }: ModifyDialogProps) {
  const { catalogue, plan, subscription, isPaid, currency } = account
  const [isPlanChanged, setPlanChanged] = useState(false)
  const [areAddonsChanged, setAddonsChanged] = useState(false)
  const { leave, question } = useDiscardQuestion(isPlanChanged || areAddonsChanged)
  const order = presentOrder(account)
  const status = isPaid && subscription ? statusWords[subscription.status] : statusWords.active
  return (
    <Dialog onClose={() => leave(onClose)} title={t('modifyYourPlan')} size={600}>
      <div className={styles.step}>
        <div className={styles.plan}>
          <div>
            <p>
              <b dir="auto">{priceWords(plan.name)}</b> <Badge color={status.color}>{t(status.label)}</Badge>
            </p>
            <p>
              {subscription &&
                isPaid &&
                (subscription.endsAt
                  ? t('endsOn', { at: new Date(subscription.endsAt) })
                  : t('nextBillingDate', { at: new Date(subscription.renewsAt) }))}
              {!isPaid && t('nothingIsCharged')}
            </p>
          </div>
          <p className={styles.price}>
            {formatMoney(priceOfOrder(catalogue, currency, order).shown, currency.currency, 'dropped')}{' '}
            <span>{t(`a_${order.cycle}`)}</span>
          </p>
        </div>
        {!isPaid && (
          <div className={styles.offer}>
            <div>
              <b>{t('payAsYouGoTitle')}</b>
              <p>{t('payAsYouGoLead')}</p>
            </div>
            <Button onClick={onUpgrade}>{t('upgrade')}</Button>
          </div>
        )}
        {isPaid && <PlanEditor account={account} chosen={chosen} onChanged={setPlanChanged} />}
        <AddonEditor account={account} addon={addon} onChanged={setAddonsChanged} />
        {isPaid && subscription && (
          <DangerZone endsAt={subscription.endsAt} renewsAt={subscription.renewsAt} />
        )}
      </div>
      {question}
    </Dialog>
  )
}
