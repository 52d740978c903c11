import { Button } from '@mantine/core'
import { Suspense, useSyncExternalStore } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { AuthFrame } from '../features/auth/frame/AuthFrame.tsx'
import { lazyComponent } from '../lib/navigation/lazyComponent.tsx'
import { reportError } from '../lib/reportError.ts'
import { signInTexts } from '../features/auth/signInTexts.ts'

const SignInPage = lazyComponent(
  async () => (await import('../features/auth/signIn/SignInPage.tsx')).SignInPage,
)
const OtherAuthPage = lazyComponent(async () => (await import('./OtherAuthPage.tsx')).OtherAuthPage)

/** Loads the page of a URL before the first render: a suspended page would be shown 300 ms late. */
export function fetchAuthPage(path: string): Promise<void> {
  return pageOf(path).fetch()
}

function pageOf(path: string) {
  return path === '/login' ? SignInPage : OtherAuthPage
}

/**
 * The pages before a workspace: the pathname selects them, so they need no router. The sign-in page must be
 * fast: `first.js` fetches it together with the entry.
 */
export function AuthApp() {
  const path = useSyncExternalStore(onPathChange, () => location.pathname)
  return (
    <ErrorBoundary resetKeys={[path]} FallbackComponent={NotLoaded} onError={(error) => reportError(error)}>
      <Suspense fallback={null}>
        {path === '/login' ? <SignInPage /> : <OtherAuthPage path={path} />}
      </Suspense>
    </ErrorBoundary>
  )
}

function NotLoaded() {
  return (
    <AuthFrame title={signInTexts('notLoaded')} lead={signInTexts('notLoadedHint')}>
      <Button size="md" fullWidth onClick={() => location.reload()}>
        {signInTexts('loadAgain')}
      </Button>
    </AuthFrame>
  )
}

function onPathChange(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}
