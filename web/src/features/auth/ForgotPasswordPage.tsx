import { Anchor } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { AuthField } from './AuthField.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthSubmit } from './AuthSubmit.tsx'
import { goTo } from './goTo.ts'
import { SandboxHint } from './SandboxHint.tsx'
import { typedAddress } from './typedAddress.ts'
import { useAuthTask } from './useAuthTask.ts'
import { t } from './texts.ts'

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
        {t('backToSignIn')}
      </Anchor>
    </p>
  )
  if (isSent) {
    return (
      <AuthFrame title={t('inboxTitle')} lead={t.rich('resetSent', { email, b: (text) => <b>{text}</b> })}>
        <SandboxHint />
        {back}
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('forgotTitle')} lead={t('forgotLead')}>
      <form onSubmit={handleSubmit} noValidate>
        <AuthField
          label={t('email')}
          type="email"
          value={email}
          onChange={setEmail}
          autoComplete="username"
          isFirst
          error={isTried && !email.includes('@') ? t('emailMissing') : undefined}
        />
        <AuthSubmit label={t('sendLink')} isBusy={isBusy} error={error} />
      </form>
      {back}
    </AuthFrame>
  )
}
