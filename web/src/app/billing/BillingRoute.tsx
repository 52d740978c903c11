import { useState } from 'react'
import { BillingPage } from '../../features/billing/BillingPage.tsx'
import { useAccount } from '../../features/billing/useAccount.ts'
import { useActivity } from '../../features/activity/useActivity.ts'
import { useSpent } from '../../features/usage/useSpent.ts'
import { startOfMonth } from '../../lib/formats/formats.ts'

export function BillingRoute() {
  const account = useAccount()
  // The calendar month, as in the usage report: a subscription that starts later does not change it.
  const [monthBegan] = useState(() => startOfMonth(Date.now()))
  const spent = useSpent(monthBegan)
  return <BillingPage account={account} spent={spent} byDay={useActivity()} />
}
