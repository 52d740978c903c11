import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../components/dialogs/Dialog.tsx'
import { useMay } from '../../../lib/session/viewer.ts'
import { useClient } from '../ClientContext.ts'
import { leave } from '../leave.ts'
import { ClientPanels } from '../panels/ClientPanels.tsx'
import { t } from '../texts.ts'
import { PayNow } from './PayNow.tsx'
import styles from './Unpaid.module.css'

/** Covers everything while a dashboard is paused. Administrators of the organisation can pay from here. */
export function PausedDashboard() {
  const { hasBilling } = useClient()
  const mayPay = useMay('payAgency') && hasBilling
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Dialog
        size="sm"
        withCloseButton={false}
        closeOnEscape={false}
        closeOnClickOutside={false}
        attributes={{ content: { 'aria-label': t('dashboardPaused') } }}
        onClose={() => {}}
      >
        <div className={styles.paused}>
          <h2>{t('dashboardPaused')}</h2>
          <p>{t(mayPay ? 'pausedUntilPaid' : 'pausedAskAdmin')}</p>
          {mayPay && <PayNow />}
          <div className={styles.buttons}>
            {mayPay && (
              <Button variant="default" onClick={() => setOpen(true)}>
                {t('openBilling')}
              </Button>
            )}
            <Button variant="subtle" onClick={leave}>
              {t('logOut')}
            </Button>
          </div>
        </div>
      </Dialog>
      {isOpen && <ClientPanels panel="billing" onClose={() => setOpen(false)} />}
    </>
  )
}
