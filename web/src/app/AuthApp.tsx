import { lazy, Suspense, useSyncExternalStore } from 'react'
import { SignInPage } from '../features/auth/SignInPage.tsx'

const SignUpPage = lazy(() => import('../features/auth/SignUpPage.tsx').then((page) => ({ default: page.SignUpPage })))
const FrontPage = lazy(() => import('../features/auth/FrontPage.tsx').then((page) => ({ default: page.FrontPage })))
const ForgotPasswordPage = lazy(() => import('../features/auth/ForgotPasswordPage.tsx').then((page) => ({ default: page.ForgotPasswordPage })))
const ResetPasswordPage = lazy(() => import('../features/auth/ResetPasswordPage.tsx').then((page) => ({ default: page.ResetPasswordPage })))
const VerifyEmailPage = lazy(() => import('../features/auth/VerifyEmailPage.tsx').then((page) => ({ default: page.VerifyEmailPage })))
const WelcomePage = lazy(() => import('../features/auth/WelcomePage.tsx').then((page) => ({ default: page.WelcomePage })))
const LostPage = lazy(() => import('../features/auth/LostPage.tsx').then((page) => ({ default: page.LostPage })))

const pages = {
  '/': FrontPage,
  '/login': SignInPage,
  '/signup': SignUpPage,
  '/forgot-password': ForgotPasswordPage,
  '/reset-password': ResetPasswordPage,
  '/verify-email': VerifyEmailPage,
  '/welcome': WelcomePage,
}

/** The pages before a workspace: a pathname decides, so they need no router. */
export function AuthApp() {
  const path = useSyncExternalStore(onPathChange, () => location.pathname)
  const Page = isKnown(path) ? pages[path] : LostPage
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  )
}

function isKnown(path: string): path is keyof typeof pages {
  return Object.hasOwn(pages, path)
}

function onPathChange(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}
