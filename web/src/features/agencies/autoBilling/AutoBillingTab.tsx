import { Skeleton } from '@mantine/core'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import formStyles from '../../../components/forms/Form.module.css'
import { readAgain } from '../../../lib/live/readAgain.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { WhitelabelGate } from '../WhitelabelGate.tsx'
import { PaymentAccount } from './PaymentAccount.tsx'
import { CreditPrice } from './CreditPrice.tsx'
import { PromotionCodes } from './PromotionCodes.tsx'
import { Plans } from './plans/Plans.tsx'
import { readSeller, sellerKey } from '../../../lib/agencies/seller.ts'
import { ClientsStep } from './ClientsStep.tsx'
import { t } from './texts.ts'

/** The account to which an agency's clients pay, and the prices that they pay. */
export function AutoBillingTab() {
  return (
    <div className={formStyles.form}>
      <WhitelabelGate>
        <Steps />
      </WhitelabelGate>
    </div>
  )
}

function Steps() {
  const workspace = useWorkspaceRef()
  const key = sellerKey(workspace)
  const seller = useRead(key, () => readSeller(workspace))
  const handleSaved = () => readAgain(key)
  if (seller.status === 'error')
    return <LoadFailure title={t('notLoaded')} error={seller.error} retry={seller.retry} />
  if (seller.status === 'loading') return <Skeleton aria-busy="true" height={240} radius="md" />
  return (
    <div className={formStyles.form}>
      <PaymentAccount seller={seller.data} />
      <CreditPrice seller={seller.data} onSaved={handleSaved} />
      <Plans seller={seller.data} onSaved={handleSaved} />
      <PromotionCodes seller={seller.data} onSaved={handleSaved} />
      {seller.data.isPriceSaved && <ClientsStep region={workspace.region} />}
    </div>
  )
}
