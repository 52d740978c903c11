import { Anchor } from '@mantine/core'
import { safeRedirect } from '../../../lib/signIn/safeRedirect.ts'
import { AuthField } from '../frame/AuthField.tsx'
import { AuthFrame } from '../frame/AuthFrame.tsx'
import { AuthSubmit } from '../frame/AuthSubmit.tsx'
import { EndingNote } from './EndingNote.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { goTo } from '../goTo.ts'
import { typedEmail } from './typedEmail.ts'
import { useAuthForm } from '../useAuthForm.ts'
import { signInTexts as t } from '../signInTexts.ts'

export function SignInPage() {
  const target = safeRedirect(new URLSearchParams(location.search).get('redirect')) ?? '/app'
  const { fields, isBusy, error, run, submit } = useAuthForm({
    initialValues: { email: typedEmail(), password: '' },
    validate: {
      email: (email) => (email.includes('@') ? null : t('emailMissing')),
      password: (password) => (password === '' ? t('passwordMissing') : null),
    },
    onSubmit: async ({ email, password }) => {
      const { signIn } = await import('../authActions.ts')
      location.assign(await signIn(email, password, target))
    },
  })

  function handleGoogle() {
    run(async () => {
      const { signInWithGoogle } = await import('../authActions.ts')
      await signInWithGoogle(fields.values.email)
      location.assign(target)
    })
  }

  return (
    <AuthFrame title={t('title')}>
      <EndingNote />
      <GoogleButton isBusy={isBusy} onClick={handleGoogle} />
      <form onSubmit={submit} noValidate>
        <AuthField
          label={t('email')}
          type="email"
          autoComplete="username"
          isFirst
          {...fields.getInputProps('email')}
        />
        <AuthField
          label={t('password')}
          type="password"
          autoComplete="current-password"
          {...fields.getInputProps('password')}
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
