import './base.css'
import { AuthApp, fetchAuthPage } from './app/AuthApp.tsx'
import { renderPage } from './app/renderPage.tsx'
import { applyBrand } from './lib/brand/applyBrand.ts'
import { currentBrand } from './lib/brand/currentBrand.ts'
import { reloadWhenChunksAreGone } from './lib/navigation/goneChunks.ts'
import { reportUncaughtErrors } from './lib/reportError.ts'
import { textsAreHere } from './lib/texts/textsOf.ts'

reloadWhenChunksAreGone()
reportUncaughtErrors()
applyBrand(currentBrand())
// The secret of an invite leaves the URL before anything else happens; its page finds it in the history's
// state.
const { pathname, search, hash } = location
if (pathname.startsWith('/no-auth/') && search + hash) history.replaceState(hash, '', pathname)
// The same with the code of an emailed link.
if (/[?&](code|oobCode)=/.test(search)) history.replaceState(search, '', pathname)
// Most visits have neither, and then need no further code.
if (/[?&](ref|utm_source)=/.test(location.search)) {
  void import('./lib/signIn/signUpMemory.ts').then(({ captureAttribution }) =>
    captureAttribution(location.search),
  )
}

/**
 * Starts one of two applications. What they share ships with it; the forms of the pages before a
 * workspace are fetched there alone, and the dashboard with the router and Firebase only under /app.
 */
async function start(): Promise<void> {
  if (location.pathname === '/agency-preview')
    return import('./app/client/preview/startPreview.tsx').then(({ startPreview }) => startPreview())
  const isDashboard = location.pathname === '/app' || location.pathname.startsWith('/app/')
  if (isDashboard) void import('./lib/session/FirebaseSession.tsx')
  const page = isDashboard
    ? await import('./app/DashboardApp.tsx').then(({ DashboardApp }) => <DashboardApp />)
    : await fetchAuthPage(location.pathname).then(() => <AuthApp />)
  await textsAreHere()
  renderPage(page)
}

void start()
