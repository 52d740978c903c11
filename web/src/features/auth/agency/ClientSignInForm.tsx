import { Button } from '@mantine/core'
import { maxPastedCodeLength } from '@parley/functions/shared/limits'
import { useRef, useState } from 'react'
import type { CurrentAgency } from '../../../lib/brand/currentAgency.ts'
import { AuthField } from '../frame/AuthField.tsx'
import { signInTexts } from '../signInTexts.ts'
import { typedEmail } from '../signIn/typedEmail.ts'
import { useAuthForm } from '../useAuthForm.ts'
import type { SentCode } from './clientSignInActions.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { hasSixDigits } from './hasSixDigits.ts'
import { t } from './texts.ts'

interface ClientSignInFormProps {
  agency: CurrentAgency
  /** The email in a link. */
  email: string
  onSignedIn: () => void
}

type Intent = 'password' | 'sendCode' | 'code'

/** Signs in with a password, or with a code of six digits sent by email. */
export function ClientSignInForm({ agency, email: named, onSignedIn }: ClientSignInFormProps) {
  const [sent, setSent] = useState<SentCode>()
  const intent = useRef<Intent>('password')
  const [sending, setSending] = useState<Intent>()
  const hasPassword = !agency.disablePasswordLogin
  const { fields, isBusy, error, submit } = useAuthForm({
    initialValues: { email: named || typedEmail(), password: '', code: '' },
    validate: (values) => findMissing(intent.current, values),
    onSubmit: async ({ email, password, code }) => {
      setSending(intent.current)
      const actions = await import('./clientSignInActions.ts')
      if (intent.current === 'sendCode') {
        setSent(await actions.requestCode(agency, email))
        fields.setFieldValue('code', '')
        return
      }
      if (intent.current === 'code' && sent) await actions.signInByCode(agency, sent, code)
      else await actions.signInByPassword(agency, email, password)
      onSignedIn()
    },
  })
  const { email, password } = fields.values
  const submitAs = (next: Intent) => () => {
    intent.current = next
  }

  if (sent)
    return (
      <CodeForm
        email={sent.email}
        input={fields.getInputProps('code')}
        error={error}
        isBusy={isBusy}
        onSubmit={submit}
        onSubmitAs={submitAs}
        onCancel={() => {
          setSent(undefined)
          fields.setFieldValue('code', '')
          fields.clearErrors()
        }}
      />
    )

  return (
    <form onSubmit={submit} noValidate>
      <AuthField
        label={signInTexts('email')}
        type="email"
        autoComplete="username"
        isFirst={email === ''}
        {...fields.getInputProps('email')}
      />
      {hasPassword && (
        <>
          <AuthField
            label={signInTexts('password')}
            type="password"
            autoComplete="current-password"
            {...fields.getInputProps('password')}
          />
          <Button
            type="submit"
            size="md"
            fullWidth
            disabled={password === ''}
            loading={isBusy && sending === 'password'}
            onClick={submitAs('password')}
          >
            {t('signIn')}
          </Button>
        </>
      )}
      <FailureNotice text={error} />
      <Button
        type="submit"
        size="md"
        fullWidth
        variant={hasPassword ? 'default' : 'filled'}
        loading={isBusy && sending === 'sendCode'}
        onClick={submitAs('sendCode')}
      >
        {t('emailLoginCode')}
      </Button>
    </form>
  )
}

interface CodeFormProps {
  /** The email that the code was sent to. */
  email: string
  input: ReturnType<ReturnType<typeof useAuthForm>['fields']['getInputProps']>
  error: ReturnType<typeof useAuthForm>['error']
  isBusy: boolean
  onSubmit: ReturnType<typeof useAuthForm>['submit']
  onSubmitAs: (intent: Intent) => () => void
  onCancel: () => void
}

/** Takes the code that was sent; it can be sent again. */
function CodeForm({ email, input, error, isBusy, onSubmit, onSubmitAs, onCancel }: CodeFormProps) {
  return (
    <form onSubmit={onSubmit} noValidate>
      <output className="auth-sent">
        {t.rich('codeSent', { email, b: (text) => <bdi dir="auto">{text}</bdi> })}
      </output>
      <AuthField
        key="code"
        label={t('loginCode')}
        type="text"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={maxPastedCodeLength}
        isFirst
        {...input}
      />
      <FailureNotice text={error} />
      <Button type="submit" size="md" fullWidth loading={isBusy} onClick={onSubmitAs('code')}>
        {t('signIn')}
      </Button>
      <div className="auth-pair">
        <Button type="submit" variant="default" disabled={isBusy} onClick={onSubmitAs('sendCode')}>
          {t('resendCode')}
        </Button>
        <Button variant="subtle" disabled={isBusy} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Returns the missing values, before a request. */
function findMissing(
  intent: Intent,
  { email, password, code }: Record<'email' | 'password' | 'code', string>,
) {
  const hasEmail = email.includes('@')
  if (intent === 'sendCode') return hasEmail ? {} : { email: signInTexts('emailMissing') }
  if (intent === 'code') return hasSixDigits(code) ? {} : { code: t('codeMissing') }
  return {
    ...(!hasEmail && { email: t('enterEmailAndPassword') }),
    ...(password === '' && { password: t('enterEmailAndPassword') }),
  }
}
