import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { call } from '../../../lib/call.ts'
import { readAgain } from '../../../lib/live/readAgain.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import type { ClientBilling } from '../billing/clientBilling.ts'
import { useClient } from '../ClientContext.ts'
import { ClientPanels } from '../panels/ClientPanels.tsx'
import { t } from '../texts.ts'
import { PayNow } from './PayNow.tsx'

/** The choices of an administrator of a paused dashboard: pay, choose another plan, or ask their agency. */
export function LockedPayment() {
  const { region, organisation } = useClient()
  const orgId = organisation.ID
  const [isOpen, setOpen] = useState(false)
  const key = ['clientBilling', region, orgId]
  const billing = useRead(key, () => call('readClientBilling', { region, orgId }, region))
  if (billing.status === 'loading') return <Skeleton aria-busy="true" height={120} radius="md" />
  if (billing.status === 'error')
    return <LoadFailure title={t('billingNotLoaded')} error={billing.error} retry={billing.retry} />
  const { plan, card } = billing.data
  const way = wayOutOf(billing.data)
  return (
    <>
      <p>{t(way)}</p>
      {way === 'pausedUntilPaid' && plan && (
        <PayNow due={plan.due} reason={plan.failure} card={card} onPaid={() => void readAgain(key)} />
      )}
      {way !== 'pausedAskProvider' && (
        <Button variant={way === 'pausedPlanEnded' ? 'filled' : 'default'} onClick={() => setOpen(true)}>
          {t('openBilling')}
        </Button>
      )}
      {isOpen && <ClientPanels panel="billing" onClose={() => setOpen(false)} />}
    </>
  )
}

/** Returns the text of what opens the dashboard again. An agency that sells nothing now has to be asked. */
function wayOutOf({ isOpen, plan, plans }: ClientBilling) {
  if (!isOpen || plan?.status === 'stopped') return 'pausedAskProvider'
  if (plan) return 'pausedUntilPaid'
  return plans.length > 0 ? 'pausedPlanEnded' : 'pausedAskProvider'
}
