import { Suspense, type ReactNode } from 'react'
import { lazyComponent } from '../../lib/navigation/lazyComponent.tsx'
import { useIsSettled } from '../../lib/browser/useIsSettled.ts'
import { ShellSkeleton } from '../shell/ShellSkeleton.tsx'

const FirebaseSession = lazyComponent(
  async () => (await import('../../lib/session/FirebaseSession.tsx')).FirebaseSession,
)
const arrival = FirebaseSession.fetch()
const skeleton = <ShellSkeleton />

/**
 * Shows its children to signed-in people with a verified email; the frame is rendered before Firebase has
 * loaded.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  if (!useIsSettled(arrival)) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <FirebaseSession fallback={skeleton}>{children}</FirebaseSession>
    </Suspense>
  )
}
