import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import formStyles from '../../../components/forms/Form.module.css'
import { useRead } from '../../../lib/live/useRead.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { WhitelabelGate } from '../WhitelabelGate.tsx'
import { PaymentAccount } from './PaymentAccount.tsx'
import { CreditPrice } from './CreditPrice.tsx'
import { readSeller, sellerKey } from '../../../lib/agencies/seller.ts'
import { t } from './texts.ts'

/** The account to which an agency's clients pay, and the price that they pay. */
export function AutoBillingTab() {
  return (
    <WhitelabelGate>
      <Steps />
    </WhitelabelGate>
  )
}

function Steps() {
  const workspace = useWorkspaceRef()
  const [saves, setSaves] = useState(0)
  const seller = useRead([...sellerKey(workspace), saves], () => readSeller(workspace), {
    keepsPrevious: true,
  })
  if (seller.status === 'error')
    return <LoadFailure title={t('notLoaded')} error={seller.error} retry={seller.retry} />
  if (seller.status === 'loading') return <Skeleton aria-busy="true" height={240} radius="md" />
  return (
    <div className={formStyles.form}>
      <PaymentAccount seller={seller.data} />
      <CreditPrice seller={seller.data} onSaved={() => setSaves((count) => count + 1)} />
    </div>
  )
}
