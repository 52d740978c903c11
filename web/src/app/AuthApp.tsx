import { Button } from '@mantine/core'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { AuthFrame } from '../features/auth/AuthFrame.tsx'
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
    <ErrorBoundary resetKeys={[path]} FallbackComponent={NotLoaded}>
      <Suspense fallback={null}>
        <OtherAuthPage path={path} />
      </Suspense>
    </ErrorBoundary>
  )
}

function NotLoaded() {
  return (
    <AuthFrame title="This page could not be loaded" lead="Check your connection, then load it again.">
      <Button size="md" fullWidth onClick={() => location.reload()}>
        Load again
      </Button>
    </AuthFrame>
  )
}

function onPathChange(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}
