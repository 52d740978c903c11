import { Anchor } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions'
import { useState, type SubmitEvent } from 'react'
import { readSignUp, rememberSignUp } from '../../lib/signUpMemory.ts'
import { AuthField } from './AuthField.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthSubmit } from './AuthSubmit.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { goTo } from './goTo.ts'
import { RegionChoice } from './RegionChoice.tsx'
import { typedAddress } from './typedAddress.ts'
import { useAuthTask } from './useAuthTask.ts'
import { t } from './texts.ts'

const shortestPassword = 8

export function SignUpPage() {
  const [region, setRegion] = useState<Region | undefined>(() => readSignUp().region)
  const [email, setEmail] = useState(typedAddress)
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const { isBusy, error, run } = useAuthTask()
  const regionError = isTried && region === undefined ? t('regionMissing') : undefined
  const emailError = isTried && !email.includes('@') ? t('emailMissing') : undefined
  const passwordError =
    isTried && password.length < shortestPassword
      ? t('passwordTooShort', { count: shortestPassword })
      : undefined

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (region === undefined || !email.includes('@') || password.length < shortestPassword) {
      focusFirstError(region === undefined ? document : event.currentTarget)
      return
    }
    run(async () => {
      const { signUp } = await import('./authActions.ts')
      location.assign(await signUp(region, email, password))
    })
  }

  function handleGoogle() {
    if (region === undefined) {
      setTried(true)
      focusFirstError(document)
      return
    }
    run(async () => {
      rememberSignUp({ region })
      const { afterVerification, signInWithGoogle } = await import('./authActions.ts')
      await signInWithGoogle(email)
      location.assign(await afterVerification())
    })
  }

  return (
    <AuthFrame title={t('signUpTitle')} lead={t('signUpLead')}>
      <RegionChoice value={region} onChange={setRegion} error={regionError} />
      <GoogleButton isBusy={isBusy} onClick={handleGoogle} />
      <form onSubmit={handleSubmit} noValidate>
        <AuthField
          label={t('email')}
          type="email"
          value={email}
          onChange={setEmail}
          error={emailError}
          autoComplete="username"
        />
        <AuthField
          label={t('password')}
          type="password"
          value={password}
          onChange={setPassword}
          error={passwordError}
          hint={t('passwordHint', { count: shortestPassword })}
          autoComplete="new-password"
        />
        <AuthSubmit label={t('signUp')} isBusy={isBusy} error={error} />
      </form>
      <p className="auth-foot">
        {t.rich('haveAccount', {
          link: (text) => (
            <Anchor href="/login" onClick={goTo}>
              {text}
            </Anchor>
          ),
        })}
      </p>
    </AuthFrame>
  )
}

/** Once the errors are there: the region's choice comes before the form. */
function focusFirstError(within: ParentNode): void {
  requestAnimationFrame(() => {
    const first = within.querySelector('.auth-regions:has(.auth-error) input, input[aria-invalid="true"]')
    if (first instanceof HTMLElement) first.focus()
  })
}
