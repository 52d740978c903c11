import { MantineRoom } from '../components/MantineRoom.tsx'
import { BillingPage } from '../features/billing/BillingPage.tsx'
import { useAccount } from '../features/billing/useAccount.ts'
import { useSpent } from '../features/usage/useUsageRows.ts'

export function BillingRoute() {
  const account = useAccount()
  const spent = useSpent(account.status === 'ready' ? account.data.monthBegan : null)
  return (
    <MantineRoom>
      <BillingPage account={account} spent={spent} />
    </MantineRoom>
  )
}
