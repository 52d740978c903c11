import { Button } from '@mantine/core'
import { Suspense, type ReactNode } from 'react'
import styles from './LayerBoundary.module.css'
import { LoadFailure } from './LoadFailure.tsx'
import { PartBoundary } from './PartBoundary.tsx'

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
          <LoadFailure title="What you asked for could not be loaded" error={error} retry={retry} />
          <Button variant="subtle" color="gray" onClick={onClose}>
            Close
          </Button>
        </div>
      )}
    >
      <Suspense fallback={<output className={styles.waiting}>One moment …</output>}>{children}</Suspense>
    </PartBoundary>
  )
}
