import { useEffect, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { retryFailedChunks } from './lazyComponent.tsx'

interface LiveBoundaryProps {
  onFail: (error: unknown, retry: () => void) => void
  children: ReactNode
}

/** Turns what reactfire throws while rendering into a state that can be tried again. */
export function LiveBoundary({ onFail, children }: LiveBoundaryProps) {
  return (
    <ErrorBoundary onReset={forgetFailure} fallbackRender={(props) => <Failed onFail={onFail} {...props} />}>
      {children}
    </ErrorBoundary>
  )
}

function Failed({ onFail, error, resetErrorBoundary }: Pick<LiveBoundaryProps, 'onFail'> & FallbackProps) {
  useEffect(() => onFail(error, () => resetErrorBoundary()), [onFail, error, resetErrorBoundary])
  return null
}

/** reactfire keeps a failure for the life of the page, in a map it shares through the global object. */
function forgetFailure(): void {
  const known: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables')
  if (known instanceof Map) known.clear()
  retryFailedChunks()
}
