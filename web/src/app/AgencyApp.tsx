import '../features/auth/auth.css'
import { BrandLogo } from '../components/BrandLogo.tsx'
import { signInTexts } from '../features/auth/signInTexts.ts'
import { LanguageChoice } from '../features/auth/LanguageChoice.tsx'
import { currentAgency } from '../lib/brand/currentAgency.ts'
import { currentBrand } from '../lib/brand/currentBrand.ts'
import { useDocumentTitle } from '../lib/useDocumentTitle.ts'
import { t } from './agencyTexts.ts'

/** What is served at agencies' addresses: an agency's name and the place of its sign-in, or nobody's. */
export function AgencyApp() {
  return (
    <div className="auth auth-alone">
      <main className="auth-main">{currentAgency() ? <AgencyFront /> : <NobodyHere />}</main>
    </div>
  )
}

function AgencyFront() {
  useDocumentTitle(signInTexts('title'))
  return (
    <>
      <a className="auth-brand" href="/">
        <BrandLogo size={24} />
        <bdi dir="auto">{currentBrand().name}</bdi>
      </a>
      <div className="auth-sheet">
        <h1>{signInTexts('title')}</h1>
      </div>
      <LanguageChoice />
    </>
  )
}

function NobodyHere() {
  useDocumentTitle(t('nobodyHere'))
  return (
    <>
      <div className="auth-sheet">
        <h1>{t('nobodyHere')}</h1>
        <p className="auth-lead">{t('nobodyHereHint')}</p>
      </div>
      <LanguageChoice />
    </>
  )
}
