import './base.css'
import { AgencyApp, fetchAgencyPage } from './app/AgencyApp.tsx'
import { renderPage } from './app/renderPage.tsx'
import { applyBrand } from './lib/brand/applyBrand.ts'
import { currentBrand } from './lib/brand/currentBrand.ts'
import { reloadWhenChunksAreGone } from './lib/navigation/goneChunks.ts'
import { removeCredentialsFromUrl } from './lib/signIn/linkCredentials.ts'
import { textsAreHere } from './lib/texts/textsOf.ts'

// Before anything else is asked for.
removeCredentialsFromUrl()
reloadWhenChunksAreGone()
applyBrand(currentBrand())

async function start(): Promise<void> {
  await fetchAgencyPage(location.pathname)
  await textsAreHere()
  renderPage(<AgencyApp />)
}

void start()
