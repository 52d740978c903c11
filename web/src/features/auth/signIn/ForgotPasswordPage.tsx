import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { AuthField } from '../frame/AuthField.tsx'
import { AuthFrame } from '../frame/AuthFrame.tsx'
import { AuthSubmit } from '../frame/AuthSubmit.tsx'
import { goTo } from '../goTo.ts'
import { SandboxHint } from '../verification/SandboxHint.tsx'
import { typedEmail } from './typedEmail.ts'
import { useAuthForm } from '../useAuthForm.ts'
import { t } from '../texts.ts'

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>()
  const { fields, isBusy, error, submit } = useAuthForm({
    initialValues: { email: typedEmail() },
    validate: { email: (email) => (email.includes('@') ? null : t('emailMissing')) },
    onSubmit: async ({ email }) => {
      const { requestPasswordReset } = await import('../authActions.ts')
      await requestPasswordReset(email)
      setSentTo(email)
    },
  })

  const back = (
    <p className="auth-foot">
      <Anchor href="/login" onClick={goTo}>
        {t('backToSignIn')}
      </Anchor>
    </p>
  )
  if (sentTo !== undefined) {
    return (
      <AuthFrame
        title={t('inboxTitle')}
        lead={t.rich('resetSent', { email: sentTo, b: (text) => <b>{text}</b> })}
      >
        <SandboxHint />
        {back}
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('forgotTitle')} lead={t('forgotLead')} moment="slip">
      <form onSubmit={submit} noValidate>
        <AuthField
          label={t('email')}
          type="email"
          autoComplete="username"
          isFirst
          {...fields.getInputProps('email')}
        />
        <AuthSubmit label={t('sendLink')} isBusy={isBusy} error={error} />
      </form>
      {back}
    </AuthFrame>
  )
}
