import { Anchor } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { AuthField } from './AuthField.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthSubmit } from './AuthSubmit.tsx'
import { goTo } from './goTo.ts'
import { SandboxHint } from './SandboxHint.tsx'
import { typedAddress } from './typedAddress.ts'
import { useAuthTask } from './useAuthTask.ts'

export function ForgotPasswordPage() {
  const [email, setEmail] = useState(typedAddress)
  const [isTried, setTried] = useState(false)
  const [isSent, setSent] = useState(false)
  const { isBusy, error, run } = useAuthTask()

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (!email.includes('@')) return
    run(async () => {
      const { requestPasswordReset } = await import('./authActions.ts')
      await requestPasswordReset(email)
      setSent(true)
    })
  }

  const back = (
    <p className="auth-foot">
      <Anchor href="/login" onClick={goTo}>
        Back to sign in
      </Anchor>
    </p>
  )
  if (isSent) {
    return (
      <AuthFrame
        title="Check your inbox"
        lead={
          <>
            If there is an account for <b>{email}</b>, a link to choose a new password is on its way.
          </>
        }
      >
        <SandboxHint />
        {back}
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title="Reset your password" lead="We send you a link to choose a new one.">
      <form onSubmit={handleSubmit} noValidate>
        <AuthField
          label="E-mail"
          type="email"
          value={email}
          onChange={setEmail}
          autoComplete="username"
          isFirst
          error={isTried && !email.includes('@') ? 'Enter your e-mail address.' : undefined}
        />
        <AuthSubmit label="Send link" isBusy={isBusy} error={error} />
      </form>
      {back}
    </AuthFrame>
  )
}
