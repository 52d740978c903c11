import { Badge, Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { call } from '../../../lib/call.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import styles from './AutoBilling.module.css'
import type { SellerView } from '../../../lib/agencies/seller.ts'
import { t } from './texts.ts'

/** The agency's account at the payment service: its state, and the form that completes it. */
export function PaymentAccount({ seller: { state, feePercent } }: { seller: SellerView }) {
  const { region, workspaceId } = useWorkspaceRef()
  const mayConnect = useMay('connectSeller')
  const { isBusy, failure, send } = useSender()
  const isConnectable = state !== 'ready' && state !== 'gone'

  async function connect() {
    const { url } = await call('connectSeller', { region, workspaceId }, region)
    location.assign(url)
  }

  return (
    <FormSection title={t('stepAccount')} lead={t('accountHint', { percent: feePercent })}>
      {state === 'ready' && (
        <div>
          <Badge color="green" size="lg" leftSection={<IconCheck size={14} aria-hidden="true" />}>
            {t('accountConnected')}
          </Badge>
        </div>
      )}
      {state !== 'ready' && state !== 'none' && <p className={styles.state}>{t(`state_${state}`)}</p>}
      {isConnectable && (
        <div>
          <Button disabled={!mayConnect} loading={isBusy} onClick={() => void send({ work: connect })}>
            {t(state === 'none' ? 'connectStripe' : 'continueOnStripe')}
          </Button>
          {!mayConnect && <p className={styles.hint}>{t('ownerConnects')}</p>}
        </div>
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </FormSection>
  )
}
