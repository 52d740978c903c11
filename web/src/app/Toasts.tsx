import { lazy, Suspense, useSyncExternalStore } from 'react'
import { hasToasts, onFirstToast } from '../lib/toast.ts'

const Notifications = lazy(() => import('@mantine/notifications').then((module) => ({ default: module.Notifications })))

/** The place where toasts appear, there from the first one on. */
export function Toasts() {
  const isNeeded = useSyncExternalStore(onFirstToast, hasToasts)
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <Notifications position="top-center" limit={3} />
    </Suspense>
  )
}
