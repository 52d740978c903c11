import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { retryFailedChunks } from '../lib/lazyComponent.tsx'
import { reportError } from '../lib/reportError.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { t } from './texts.ts'

interface PartBoundaryProps {
  /** Another one tries again by itself, such as another address. */
  of?: string
  fallback?: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

/** Keeps a part that could not be loaded or shown from taking the rest of the page with it. */
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
