import { useEffect, useState } from 'react'
import { useFocusReturn } from '../../components/dialogs/useFocusReturn.ts'
import type { Account, ChosenPlan } from './account.ts'
import { ModifyDialog } from './plan/ModifyDialog.tsx'
import { PaymentDialog } from './payments/PaymentDialog.tsx'
import { TopUpDialog } from './credit/TopUpDialog.tsx'
import { UpgradeFlow } from './plan/UpgradeFlow.tsx'
import type { DialogInUrl } from './useBillingDialog.ts'

interface BillingDialogsProps extends Pick<DialogInUrl, 'addon' | 'replace' | 'close'> {
  account: Account
  /** The plan that the dialogs of the plan begin with. */
  chosen: ChosenPlan
  dialog: DialogInUrl['dialog']
}

/** The dialog that the URL names. One that is impossible on the plan is not opened. */
export function BillingDialogs({ account, chosen, dialog, addon, replace, close }: BillingDialogsProps) {
  // One dialog may follow another: the focus returns to the button of the first.
  useFocusReturn()
  switch (dialog) {
    case 'upgrade':
      return <Upgrade account={account} chosen={chosen} addon={addon} replace={replace} close={close} />
    case 'topup':
      return account.isPaid ? <TopUpFlow account={account} onClose={close} /> : null
    case 'modify':
      return (
        <ModifyDialog
          account={account}
          chosen={chosen}
          addon={addon}
          onUpgrade={() => replace('upgrade')}
          onClose={close}
        />
      )
    case 'payment':
      return <PaymentDialog account={account} purpose="method" onCard={close} onClose={close} />
    case undefined:
      return null
  }
}

/** The upgrade stays open when the plan becomes paid: the summary after the payment belongs to it. */
function Upgrade({ account, chosen, addon, replace, close }: Omit<BillingDialogsProps, 'dialog'>) {
  const [wasPaid] = useState(account.isPaid)
  return wasPaid ? (
    <ModifyDialog
      account={account}
      chosen={chosen}
      addon={addon}
      onUpgrade={() => replace('upgrade')}
      onClose={close}
    />
  ) : (
    <UpgradeFlow account={account} chosen={chosen} addon={addon} onClose={close} />
  )
}

/** The pause between saving a card and the top-up, so that the first dialog has closed. */
const pauseMs = 300

/** Asks for a card first, if none exists. */
function TopUpFlow({ account, onClose }: { account: Account; onClose: () => void }) {
  const card = account.billing?.card ?? null
  const [step, setStep] = useState<'card' | 'between' | 'topUp'>(card ? 'topUp' : 'card')
  // Kept here, so that another card does not change it.
  const [amount, setAmount] = useState<number | string>(10)

  useEffect(() => {
    if (step !== 'between') return
    const timer = setTimeout(() => setStep('topUp'), pauseMs)
    return () => clearTimeout(timer)
  }, [step])

  if (step === 'card')
    return (
      <PaymentDialog account={account} purpose="method" onCard={() => setStep('between')} onClose={onClose} />
    )
  if (step === 'between' || !card) return null
  return (
    <TopUpDialog
      account={account}
      card={card}
      amount={amount}
      onChangeCard={(typed) => {
        setAmount(typed)
        setStep('card')
      }}
      onClose={onClose}
    />
  )
}
