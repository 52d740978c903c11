import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { retryFailedChunks } from '../../lib/navigation/lazyComponent.tsx'
import { reportError } from '../../lib/reportError.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { t } from '../texts.ts'

interface PartBoundaryProps {
  /** Tries again when it changes, for example with the URL. */
  of?: string
  fallback?: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

/** Shows an error in place of a part that failed to load or render, so that the rest of the page works. */
export function PartBoundary({ of, fallback = thisPart, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary
      resetKeys={[of]}
      onReset={retryFailedChunks}
      onError={(error) => reportError(error)}
      fallbackRender={({ error, resetErrorBoundary }) => fallback(error, () => resetErrorBoundary())}
    >
      {children}
    </ErrorBoundary>
  )
}

const thisPart = (error: unknown, retry: () => void) => (
  <LoadFailure title={t('partNotLoaded')} error={error} retry={retry} />
)
