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

const shortestPassword = 8

export function SignUpPage() {
  const [region, setRegion] = useState<Region | undefined>(() => readSignUp().region)
  const [email, setEmail] = useState(typedAddress)
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const { isBusy, error, run } = useAuthTask()
  const regionError = isTried && region === undefined ? 'Choose a region to go on.' : undefined
  const emailError = isTried && !email.includes('@') ? 'Enter your e-mail address.' : undefined
  const passwordError =
    isTried && password.length < shortestPassword ? `Use at least ${shortestPassword} characters.` : undefined

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
    <AuthFrame
      title="Create your account"
      lead="Build an agent that answers from your own documents. No card needed."
    >
      <RegionChoice value={region} onChange={setRegion} error={regionError} />
      <GoogleButton isBusy={isBusy} onClick={handleGoogle} />
      <form onSubmit={handleSubmit} noValidate>
        <AuthField
          label="E-mail"
          type="email"
          value={email}
          onChange={setEmail}
          error={emailError}
          autoComplete="username"
        />
        <AuthField
          label="Password"
          type="password"
          value={password}
          onChange={setPassword}
          error={passwordError}
          hint={`At least ${shortestPassword} characters.`}
          autoComplete="new-password"
        />
        <AuthSubmit label="Create account" isBusy={isBusy} error={error} />
      </form>
      <p className="auth-foot">
        Have an account?{' '}
        <Anchor href="/login" onClick={goTo}>
          Sign in
        </Anchor>
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
