import { Anchor } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { safeRedirect } from '../../lib/safeRedirect.ts'
import { AuthField } from './AuthField.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthSubmit } from './AuthSubmit.tsx'
import { EndingNote } from './EndingNote.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { goTo } from './goTo.ts'
import { typedAddress } from './typedAddress.ts'
import { useAuthTask } from './useAuthTask.ts'
import { signInTexts as t } from './signInTexts.ts'

export function SignInPage() {
  const [email, setEmail] = useState(typedAddress)
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const { isBusy, error, run } = useAuthTask()
  const target = safeRedirect(new URLSearchParams(location.search).get('redirect')) ?? '/app'
  const emailError = email.includes('@') ? undefined : t('emailMissing')
  const passwordError = password ? undefined : t('passwordMissing')

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (emailError ?? passwordError) return
    run(async () => {
      const { signIn } = await import('./authActions.ts')
      location.assign(await signIn(email, password, target))
    })
  }

  function handleGoogle() {
    run(async () => {
      const { signInWithGoogle } = await import('./authActions.ts')
      await signInWithGoogle(email)
      location.assign(target)
    })
  }

  return (
    <AuthFrame title={t('title')}>
      <EndingNote />
      <GoogleButton isBusy={isBusy} onClick={handleGoogle} />
      <form onSubmit={handleSubmit} noValidate>
        <AuthField
          label={t('email')}
          type="email"
          value={email}
          onChange={setEmail}
          error={isTried ? emailError : undefined}
          autoComplete="username"
          isFirst
        />
        <AuthField
          label={t('password')}
          type="password"
          value={password}
          onChange={setPassword}
          error={isTried ? passwordError : undefined}
          autoComplete="current-password"
        />
        <Anchor className="auth-aside" href="/forgot-password" onClick={goTo}>
          {t('forgot')}
        </Anchor>
        <AuthSubmit label={t('submit')} isBusy={isBusy} error={error} />
      </form>
      <p className="auth-foot">
        {t.rich('newHere', {
          link: (text) => (
            <Anchor href="/signup" onClick={goTo}>
              {text}
            </Anchor>
          ),
        })}
      </p>
    </AuthFrame>
  )
}
