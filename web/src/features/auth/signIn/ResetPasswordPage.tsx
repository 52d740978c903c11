import { minAccountPasswordLength } from '@parley/functions/shared/limits'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { NotFoundReceipt } from '../../../components/receipts/NotFoundReceipt.tsx'
import { CallError } from '../../../lib/errors.ts'
import { storeFlash } from '../../../lib/browser/stored.ts'
import { AuthField } from '../frame/AuthField.tsx'
import { AuthFrame } from '../frame/AuthFrame.tsx'
import { AuthSubmit } from '../frame/AuthSubmit.tsx'
import { codeOfLink } from '../verification/codeOfLink.ts'
import { goTo } from '../goTo.ts'
import { signInErrorTexts } from '../../../lib/signIn/signInErrorTexts.ts'
import { useAuthForm } from '../useAuthForm.ts'
import { useAuthTask } from '../useAuthTask.ts'
import { t } from '../texts.ts'

export function ResetPasswordPage() {
  const [code] = useState(codeOfLink)
  const [email, setEmail] = useState<string>()
  const check = useAuthTask()
  const { run: runCheck } = check
  const { fields, isBusy, error, submit } = useAuthForm({
    initialValues: { password: '' },
    validate: {
      password: (password) =>
        password.length < minAccountPasswordLength
          ? t('passwordTooShort', { count: minAccountPasswordLength })
          : null,
    },
    onSubmit: async ({ password }) => {
      const { resetPassword } = await import('../authActions.ts')
      await resetPassword(code, password)
      storeFlash(t('passwordChanged'))
      location.assign('/login')
    },
  })

  // Checks the link once, before a person thinks of a password in vain.
  useEffect(() => {
    runCheck(async () => {
      const { emailOfResetCode } = await import('../authActions.ts')
      // A truncated link contains nothing to check.
      if (code === '') throw new CallError('invalid-argument', signInErrorTexts('linkBroken'))
      setEmail(await emailOfResetCode(code))
    })
    // oxlint-disable-next-line react/exhaustive-deps
  }, [code])

  if (check.error) {
    return (
      <AuthFrame title={t('brokenLink')} drawing={<NotFoundReceipt code={410} />} lead={check.error}>
        <Button component="a" size="md" fullWidth href="/forgot-password" onClick={goTo}>
          {t('askNewLink')}
        </Button>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title={t('resetTitle')}
      lead={email && t.rich('resetFor', { email, b: (text) => <b>{text}</b> })}
    >
      <form onSubmit={submit} noValidate>
        <AuthField
          label={t('newPassword')}
          type="password"
          autoComplete="new-password"
          isFirst
          hint={`${t('passwordHint', { count: minAccountPasswordLength })} ${t('resetEndsSessions')}`}
          {...fields.getInputProps('password')}
        />
        <AuthSubmit label={t('changePassword')} isBusy={isBusy || email === undefined} error={error} />
      </form>
    </AuthFrame>
  )
}
