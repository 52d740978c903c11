import { Suspense } from 'react'
import { LanguageChoice } from '../features/auth/frame/LanguageChoice.tsx'
import { ClientSignInPage } from '../features/auth/agency/ClientSignInPage.tsx'
import { t } from '../features/auth/agency/texts.ts'
import { currentAgency } from '../lib/brand/currentAgency.ts'
import { lazyComponent } from '../lib/navigation/lazyComponent.tsx'
import { useDocumentTitle } from '../lib/navigation/useDocumentTitle.ts'

const AskForAccessPage = lazyComponent(
  async () => (await import('../features/auth/agency/signUp/AskForAccessPage.tsx')).AskForAccessPage,
)
const ClientApp = lazyComponent(async () => (await import('./client/ClientApp.tsx')).ClientApp)

/** Loads the page of a URL before the first render: a suspended page would be shown 300 ms late. */
export async function fetchAgencyPage(pathname: string): Promise<void> {
  if (!currentAgency()) return
  if (isOfDashboard(pathname)) await ClientApp.fetch()
  else if (pathname === '/signup') await AskForAccessPage.fetch()
}

function isOfDashboard(pathname: string): boolean {
  return pathname === '/app' || pathname.startsWith('/app/')
}

/**
 * The app of agencies' hosts: the sign-in and dashboard of their clients, or a neutral page for an unclaimed
 * host.
 */
export function AgencyApp() {
  const agency = currentAgency()
  if (!agency) return <NobodyHere />
  const { pathname } = location
  if (pathname === '/signup' && agency.allowSignUp)
    return (
      <Suspense fallback={null}>
        <AskForAccessPage agency={agency} />
      </Suspense>
    )
  if (!isOfDashboard(pathname)) return <ClientSignInPage agency={agency} />
  return (
    <Suspense fallback={null}>
      <ClientApp agency={agency} />
    </Suspense>
  )
}

function NobodyHere() {
  useDocumentTitle(t('nobodyHere'))
  return (
    <div className="auth auth-alone">
      <main className="auth-main">
        <div className="auth-sheet">
          <h1>{t('nobodyHere')}</h1>
          <p className="auth-lead">{t('nobodyHereHint')}</p>
        </div>
        <LanguageChoice />
      </main>
    </div>
  )
}
