import { Button } from '@mantine/core'
import { Suspense, type ReactNode } from 'react'
import styles from './LayerBoundary.module.css'
import { LoadFailure } from './LoadFailure.tsx'
import { PartBoundary } from './PartBoundary.tsx'
import { t } from './texts.ts'

interface LayerBoundaryProps {
  onClose: () => void
  children: ReactNode
}

/** Around what opens over the page: one that takes its time, or could not be loaded, says so in a corner. */
export function LayerBoundary({ onClose, children }: LayerBoundaryProps) {
  return (
    <PartBoundary
      fallback={(error, retry) => (
        <div className={styles.failed}>
          <LoadFailure title={t('notLoaded')} error={error} retry={retry} />
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      )}
    >
      <Suspense fallback={<output className={styles.waiting}>{t('oneMoment')}</output>}>{children}</Suspense>
    </PartBoundary>
  )
}
