import { Suspense, useSyncExternalStore } from 'react'
import { PartBoundary } from '../components/PartBoundary.tsx'
import { part } from '../lib/part.tsx'
import { hasToasts, onFirstToast } from '../lib/toast.ts'

const ToastArea = part(async () => (await import('./ToastArea.tsx')).ToastArea)

/** The place where toasts appear, there from the first one on. */
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
