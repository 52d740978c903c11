import '../auth.css'
import './clientSignIn.css'
import { Button } from '@mantine/core'
import { BrandLogo } from '../../../components/BrandLogo.tsx'
import { LazyMarkdown } from '../../../components/LazyMarkdown.tsx'
import type { CurrentAgency } from '../../../lib/brand/currentAgency.ts'
import { currentBrand } from '../../../lib/brand/currentBrand.ts'
import { safeRedirect } from '../../../lib/safeRedirect.ts'
import { useDocumentTitle } from '../../../lib/useDocumentTitle.ts'
import { EndingNote } from '../EndingNote.tsx'
import { Flash } from '../Flash.tsx'
import { LanguageChoice } from '../LanguageChoice.tsx'
import { signInTexts } from '../signInTexts.ts'
import { AgencyFooter } from './AgencyFooter.tsx'
import { ClientSignInForm } from './ClientSignInForm.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { t } from './texts.ts'
import { useLinkSignIn } from './useLinkSignIn.ts'

/** Where an agency's clients sign in: its name and words, and a form (checklist rows 131 to 135). */
export function ClientSignInPage({ agency }: { agency: CurrentAgency }) {
  const hasWords = agency.brandingText.trim() !== ''
  const link = useLinkSignIn(agency, goOn)
  const title = signInTexts('title')
  useDocumentTitle(title)
  return (
    <div className={hasWords ? 'auth' : 'auth auth-alone'}>
      <main className="auth-main">
        <a className="auth-brand" href="/">
          <BrandLogo size={28} />
          <bdi dir="auto">{currentBrand().name}</bdi>
        </a>
        <div className="auth-sheet">
          <h1>{link.arrival === 'asking' ? t('signedInAlready') : title}</h1>
          {link.arrival === 'form' && (
            <>
              <EndingNote />
              <ClientSignInForm agency={agency} email={link.email} onSignedIn={goOn} />
            </>
          )}
          {link.arrival === 'waiting' && <output className="auth-lead">{t('signingIn')}</output>}
          {link.arrival === 'asking' && (
            <>
              <p className="auth-lead">{t('signedInAlreadyHint')}</p>
              <div className="auth-stack">
                <Button size="md" fullWidth disabled={link.isBusy} onClick={goOn}>
                  {t('staySignedIn')}
                </Button>
                <Button size="md" fullWidth variant="default" loading={link.isBusy} onClick={link.useLink}>
                  {t('signInWithLink')}
                </Button>
              </div>
            </>
          )}
          <FailureNotice text={link.error} />
        </div>
        <AgencyFooter name={currentBrand().name} footer={agency.footer}>
          <LanguageChoice />
        </AgencyFooter>
      </main>
      {hasWords && (
        <aside className="auth-words">
          <LazyMarkdown text={agency.brandingText} />
        </aside>
      )}
      <Flash />
    </div>
  )
}

/** To the page that was asked for, else to the first one that there is. */
function goOn(): void {
  const asked = safeRedirect(new URLSearchParams(location.search).get('redirect'))
  location.assign(asked?.startsWith('/app') ? asked : '/app')
}
