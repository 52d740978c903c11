import { useEffect, useState } from 'react'
import { useFocusReturn } from '../../components/useFocusReturn.ts'
import type { Account } from './account.ts'
import { ModifyDialog } from './ModifyDialog.tsx'
import { PaymentDialog } from './PaymentDialog.tsx'
import { TopUpDialog } from './TopUpDialog.tsx'
import { UpgradeFlow } from './UpgradeFlow.tsx'
import type { DialogInAddress } from './useBillingDialog.ts'

interface BillingDialogsProps extends Pick<DialogInAddress, 'replace' | 'close'> {
  account: Account
  dialog: DialogInAddress['dialog']
}

/** The dialog that the address names. What is not possible on the plan is not opened. */
export function BillingDialogs({ account, dialog, replace, close }: BillingDialogsProps) {
  // One may follow another: the focus belongs where the first was asked for.
  useFocusReturn()
  switch (dialog) {
    case 'upgrade':
      return <Upgrade account={account} replace={replace} close={close} />
    case 'topup':
      return account.isPaid ? <TopUpFlow account={account} onClose={close} /> : null
    case 'modify':
      return <ModifyDialog account={account} onUpgrade={() => replace('upgrade')} onClose={close} />
    case 'payment':
      return <PaymentDialog account={account} purpose="method" onCard={close} onClose={close} />
    case undefined:
      return null
  }
}

/** Becoming paid does not end it: what comes after the payment belongs to it. */
function Upgrade({ account, replace, close }: Omit<BillingDialogsProps, 'dialog'>) {
  const [wasPaid] = useState(account.isPaid)
  return wasPaid ? (
    <ModifyDialog account={account} onUpgrade={() => replace('upgrade')} onClose={close} />
  ) : (
    <UpgradeFlow account={account} onClose={close} />
  )
}

/** Between saving a card and topping up with it, so that the first dialog has closed. */
const pauseMs = 300

/** A card first, where there is none. */
function TopUpFlow({ account, onClose }: { account: Account; onClose: () => void }) {
  const card = account.billing?.card ?? null
  const [step, setStep] = useState<'card' | 'between' | 'topUp'>(card ? 'topUp' : 'card')
  // Here, so that another card does not change it.
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
