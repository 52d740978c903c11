import { Anchor } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { AuthField } from './AuthField.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthSubmit } from './AuthSubmit.tsx'
import { focusFirstWrong } from './beginning.ts'
import { goTo } from './goTo.ts'
import { SandboxHint } from './SandboxHint.tsx'
import { typedAddress } from './typedAddress.ts'
import { useAuthTask } from './useAuthTask.ts'
import { t } from './texts.ts'

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>()
  const { isBusy, error, run } = useAuthTask()
  const form = useForm({
    initialValues: { email: typedAddress() },
    validate: { email: (email) => (email.includes('@') ? null : t('emailMissing')) },
  })

  const handleSubmit = form.onSubmit(({ email }) => {
    run(async () => {
      const { requestPasswordReset } = await import('./authActions.ts')
      await requestPasswordReset(email)
      setSentTo(email)
    })
  }, focusFirstWrong)

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
    <AuthFrame title={t('forgotTitle')} lead={t('forgotLead')}>
      <form onSubmit={handleSubmit} noValidate>
        <AuthField
          label={t('email')}
          type="email"
          autoComplete="username"
          isFirst
          {...form.getInputProps('email')}
        />
        <AuthSubmit label={t('sendLink')} isBusy={isBusy} error={error} />
      </form>
      {back}
    </AuthFrame>
  )
}
