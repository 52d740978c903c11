import { Button, Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { Dialog } from '../../../components/dialogs/Dialog.tsx'
import { PartBoundary } from '../../../components/failures/PartBoundary.tsx'
import { lazyComponent } from '../../../lib/navigation/lazyComponent.tsx'
import { useMay } from '../../../lib/session/viewer.ts'
import { useClient } from '../ClientContext.ts'
import { leave } from '../leave.ts'
import { t } from '../texts.ts'
import styles from './Unpaid.module.css'

const LockedPayment = lazyComponent(async () => (await import('./LockedPayment.tsx')).LockedPayment)

/** Covers everything while a dashboard is paused. Administrators of the organisation can pay from here. */
export function PausedDashboard() {
  const { hasBilling } = useClient()
  const mayPay = useMay('payAgency')
  return (
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
        {mayPay && hasBilling ? (
          <PartBoundary>
            <Suspense fallback={<Skeleton aria-busy="true" height={120} radius="md" />}>
              <LockedPayment />
            </Suspense>
          </PartBoundary>
        ) : (
          // Without billing, its administrators cannot pay here either.
          <p>{t(mayPay ? 'pausedAskProvider' : 'pausedAskAdmin')}</p>
        )}
        <Button variant="subtle" onClick={leave}>
          {t('logOut')}
        </Button>
      </div>
    </Dialog>
  )
}
