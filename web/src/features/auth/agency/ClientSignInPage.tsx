import { Button } from '@mantine/core'
import type { CurrentAgency } from '../../../lib/brand/currentAgency.ts'
import { safeRedirect } from '../../../lib/signIn/safeRedirect.ts'
import { EndingNote } from '../signIn/EndingNote.tsx'
import { signInTexts } from '../signInTexts.ts'
import { AgencyAuthFrame } from './AgencyAuthFrame.tsx'
import { ClientSignInForm } from './ClientSignInForm.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { NoAccountLine } from './NoAccountLine.tsx'
import { t } from './texts.ts'
import { useLinkSignIn } from './useLinkSignIn.ts'

/** The sign-in page of an agency's clients: its name and text, and a form. */
export function ClientSignInPage({ agency }: { agency: CurrentAgency }) {
  const link = useLinkSignIn(agency, openDashboard)
  const title = signInTexts('title')
  return (
    <AgencyAuthFrame
      agency={agency}
      documentTitle={title}
      heading={link.arrival === 'asking' ? t('signedInAlready') : title}
    >
      {link.arrival === 'form' && (
        <>
          <EndingNote />
          <ClientSignInForm agency={agency} email={link.email} onSignedIn={openDashboard} />
          {agency.allowSignUp && <NoAccountLine />}
        </>
      )}
      {link.arrival === 'waiting' && <output className="auth-lead">{t('signingIn')}</output>}
      {link.arrival === 'asking' && (
        <>
          <p className="auth-lead">{t('signedInAlreadyHint')}</p>
          <div className="auth-stack">
            <Button size="md" fullWidth disabled={link.isBusy} onClick={openDashboard}>
              {t('staySignedIn')}
            </Button>
            <Button size="md" fullWidth variant="default" loading={link.isBusy} onClick={link.useLink}>
              {t('signInWithLink')}
            </Button>
          </div>
        </>
      )}
      <FailureNotice text={link.error} />
    </AgencyAuthFrame>
  )
}

/** Redirects to the requested page, otherwise to the first one. */
function openDashboard(): void {
  const redirect = safeRedirect(new URLSearchParams(location.search).get('redirect'))
  location.assign(redirect?.startsWith('/app') ? redirect : '/app')
}
