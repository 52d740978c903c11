import { Anchor, Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { CurrentAgency } from '../../../../lib/brand/currentAgency.ts'
import { currentBrand } from '../../../../lib/brand/currentBrand.ts'
import { AgencyAuthFrame } from '../AgencyAuthFrame.tsx'
import { AccessForm } from './AccessForm.tsx'
import { EmailCodeForm } from './EmailCodeForm.tsx'
import type { SentRequest } from './signUpActions.ts'
import { t } from './texts.ts'

type Step = 'form' | 'code' | 'sent'

/**
 * The page that requests access to an agency: a form, the code that verifies the email, and the confirmation.
 */
export function AskForAccessPage({ agency }: { agency: CurrentAgency }) {
  const [step, setStep] = useState<Step>('form')
  const [sent, setSent] = useState<SentRequest>({ email: '', requestId: '' })
  const { name } = currentBrand()
  return (
    <AgencyAuthFrame
      agency={agency}
      documentTitle={t('title')}
      heading={step === 'sent' ? t('sent') : t('title')}
    >
      {step === 'form' && <p className="auth-lead">{t.rich('lead', { name, b: isolate })}</p>}
      {/* Stays while the code is typed, so that going back loses nothing. */}
      <div hidden={step !== 'form'}>
        <AccessForm
          agency={agency}
          onSent={(request) => {
            setSent(request)
            setStep('code')
          }}
        />
        <p className="auth-foot">
          {t.rich('haveAccount', { link: (text) => <Anchor href="/login">{text}</Anchor> })}
        </p>
      </div>
      {step === 'code' && (
        <EmailCodeForm
          key={sent.requestId}
          agency={agency}
          sent={sent}
          onConfirmed={() => setStep('sent')}
          onBack={() => setStep('form')}
        />
      )}
      {step === 'sent' && (
        <>
          <output className="auth-lead">{t.rich('sentHint', { name, email: sent.email, b: isolate })}</output>
          <div className="auth-stack">
            <Button component="a" href="/login" size="md" fullWidth variant="default">
              {t('toSignIn')}
            </Button>
          </div>
        </>
      )}
    </AgencyAuthFrame>
  )
}

function isolate(text: ReactNode) {
  return <bdi dir="auto">{text}</bdi>
}
