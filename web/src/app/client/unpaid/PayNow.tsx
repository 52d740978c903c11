import { Button } from '@mantine/core'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/errors.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { showToast } from '../../../lib/toast.ts'
import { useClient } from '../ClientContext.ts'
import { t } from '../texts.ts'
import styles from './Unpaid.module.css'

/** Charges the open month to the stored card. The dashboard opens by itself when it is paid. */
export function PayNow() {
  const { region, organisation } = useClient()
  const { isBusy, failure, send } = useSender()

  async function pay() {
    const { isPaid } = await call('payUnpaidPlan', { region, orgId: organisation.ID }, region)
    if (!isPaid) throw new CallError('failed-precondition', t('cardDeclined'))
    void showToast(t('monthPaid'))
  }

  return (
    <div className={styles.pay}>
      <Button size="md" data-autofocus loading={isBusy} onClick={() => void send({ work: pay })}>
        {t('payNow')}
      </Button>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  )
}
