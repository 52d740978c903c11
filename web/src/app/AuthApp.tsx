import { lazy, Suspense, useSyncExternalStore } from 'react'
import { SignInPage } from '../features/auth/SignInPage.tsx'

const OtherAuthPage = lazy(() =>
  import('./OtherAuthPage.tsx').then((page) => ({ default: page.OtherAuthPage })),
)

/**
 * The pages before a workspace: a pathname decides, so they need no router. Signing in is the one that must
 * be quick.
 */
export function AuthApp() {
  const path = useSyncExternalStore(onPathChange, () => location.pathname)
  return path === '/login' ? (
    <SignInPage />
  ) : (
    <Suspense fallback={null}>
      <OtherAuthPage path={path} />
    </Suspense>
  )
}

function onPathChange(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}
