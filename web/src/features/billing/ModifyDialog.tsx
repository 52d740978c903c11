import { Badge, Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { LeaveGuard } from '../../components/LeaveGuard.tsx'
import { formatDate } from '../../lib/formats.ts'
import { statusWords, type Account } from './account.ts'
import { AddonEditor } from './AddonEditor.tsx'
import { DangerZone } from './DangerZone.tsx'
import { formatMoney } from '../../lib/money.ts'
import styles from './dialogs.module.css'

interface ModifyDialogProps {
  account: Account
  onUpgrade: () => void
  onClose: () => void
}

/** The plan as it is, its add-ons from the next month on, and the way out of it. */
export function ModifyDialog({ account, onUpgrade, onClose }: ModifyDialogProps) {
  const {
    plan,
    subscription,
    isPaid,
    currency: { currency },
  } = account
  const [hasChanges, setHasChanges] = useState(false)
  const status = isPaid && subscription ? statusWords[subscription.status] : statusWords.active
  return (
    <Dialog onClose={onClose} title="Modify Your Plan" size={600} closeOnClickOutside={!hasChanges}>
      <div className={styles.step}>
        <div className={styles.plan}>
          <div>
            <p>
              <b>{plan.name}</b> <Badge color={status.color}>{status.label}</Badge>
            </p>
            <p>
              {subscription &&
                isPaid &&
                (subscription.endsAt
                  ? `Ends on ${formatDate(subscription.endsAt)}`
                  : `Next billing date: ${formatDate(subscription.renewsAt)}`)}
              {!isPaid && 'Nothing is charged on this plan.'}
            </p>
          </div>
          <p className={styles.price}>
            {formatMoney(plan.prices?.[currency] ?? 0, currency, 'dropped')} <span>a month</span>
          </p>
        </div>
        {!isPaid && (
          <div className={styles.offer}>
            <div>
              <b>Do more with Pay as you go</b>
              <p>More agents, credits every month, top-ups whenever you need them, and add-ons.</p>
            </div>
            <Button onClick={onUpgrade}>Upgrade</Button>
          </div>
        )}
        <AddonEditor account={account} onChanged={setHasChanges} />
        {/* Closing it is a step of the history, as Back is. */}
        <LeaveGuard
          isDirty={hasChanges}
          isInside={() => false}
          text="What you changed of the add-ons has not been saved."
        />
        {isPaid && subscription && (
          <DangerZone endsAt={subscription.endsAt} renewsAt={subscription.renewsAt} />
        )}
      </div>
    </Dialog>
  )
}
