import { Badge, Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../components/dialogs/Dialog.tsx'
import { useDiscardQuestion } from '../../../components/leaving/useDiscardQuestion.tsx'
import { statusWords, type Account } from '../account.ts'
import { AddonEditor } from '../addons/AddonEditor.tsx'
import { DangerZone } from './DangerZone.tsx'
import { formatMoney } from '../../../lib/formats/money.ts'
import { priceWords } from '../../../lib/texts/priceWords.ts'
import styles from '../dialogs.module.css'
import { t } from '../texts.ts'

interface ModifyDialogProps {
  account: Account
  onUpgrade: () => void
  onClose: () => void
}

/** The current plan, its add-ons from the next month on, and its cancellation. */
export function ModifyDialog({ account, onUpgrade, onClose }: ModifyDialogProps) {
  const {
    plan,
    subscription,
    isPaid,
    currency: { currency },
  } = account
  const [hasChanges, setHasChanges] = useState(false)
  const { leave, question } = useDiscardQuestion(hasChanges)
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
            {formatMoney(plan.prices?.[currency] ?? 0, currency, 'dropped')} <span>{t('aMonth')}</span>
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
        <AddonEditor account={account} onChanged={setHasChanges} />
        {isPaid && subscription && (
          <DangerZone endsAt={subscription.endsAt} renewsAt={subscription.renewsAt} />
        )}
      </div>
      {question}
    </Dialog>
  )
}
