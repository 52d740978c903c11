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

export function SignInPage() {
  const [email, setEmail] = useState(typedAddress)
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const { isBusy, error, run } = useAuthTask()
  const target = safeRedirect(new URLSearchParams(location.search).get('redirect')) ?? '/app'
  const emailError = email.includes('@') ? undefined : 'Enter your e-mail address.'
  const passwordError = password ? undefined : 'Enter your password.'

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
    <AuthFrame title="Sign in">
      <EndingNote />
      <GoogleButton isBusy={isBusy} onClick={handleGoogle} />
      <form onSubmit={handleSubmit} noValidate>
        <AuthField
          label="E-mail"
          type="email"
          value={email}
          onChange={setEmail}
          error={isTried ? emailError : undefined}
          autoComplete="username"
          isFirst
        />
        <AuthField
          label="Password"
          type="password"
          value={password}
          onChange={setPassword}
          error={isTried ? passwordError : undefined}
          autoComplete="current-password"
        />
        <Anchor className="auth-aside" href="/forgot-password" onClick={goTo}>
          Forgot your password?
        </Anchor>
        <AuthSubmit label="Sign in" isBusy={isBusy} error={error} />
      </form>
      <p className="auth-foot">
        New here?{' '}
        <Anchor href="/signup" onClick={goTo}>
          Create an account
        </Anchor>
      </p>
    </AuthFrame>
  )
}
