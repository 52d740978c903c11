import { Suspense, useSyncExternalStore } from 'react'
import { PartBoundary } from '../../components/failures/PartBoundary.tsx'
import { lazyComponent } from '../../lib/navigation/lazyComponent.tsx'
import { hasToasts, onFirstToast } from '../../lib/toast.ts'

const ToastArea = lazyComponent(async () => (await import('./ToastArea.tsx')).ToastArea)

/** The area of toasts, mounted with the first one. */
export function Toasts() {
  const isNeeded = useSyncExternalStore(onFirstToast, hasToasts)
  if (!isNeeded) return null
  return (
    <PartBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <ToastArea />
      </Suspense>
    </PartBoundary>
  )
}
