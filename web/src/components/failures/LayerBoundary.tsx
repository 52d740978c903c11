import { Button } from '@mantine/core'
import { Suspense, type ReactNode } from 'react'
import styles from './LayerBoundary.module.css'
import { LoadFailure } from './LoadFailure.tsx'
import { PartBoundary } from './PartBoundary.tsx'
import { t } from '../texts.ts'

interface LayerBoundaryProps {
  onClose: () => void
  children: ReactNode
}

/** Surrounds a layer over the page: while it loads, or when that fails, a corner of the page says so. */
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
