import { Anchor } from '@mantine/core'
import { useForm } from '@mantine/form'
import { rememberSignUp } from '../../lib/signUpMemory.ts'
import { AuthField } from './AuthField.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthSubmit } from './AuthSubmit.tsx'
import { beginningChecks, focusFirstWrong, keepBeginning, knownBeginning } from './beginning.ts'
import { BeginningFields } from './BeginningFields.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { goTo } from './goTo.ts'
import { RegionChoice } from './RegionChoice.tsx'
import { typedAddress } from './typedAddress.ts'
import { useAuthTask } from './useAuthTask.ts'
import { t } from './texts.ts'

const shortestPassword = 8

export function SignUpPage() {
  const { isBusy, error, run } = useAuthTask()
  const form = useForm({
    initialValues: { ...knownBeginning(), email: typedAddress(), password: '' },
    onValuesChange: keepBeginning,
    validate: {
      ...beginningChecks,
      email: (email) => (email.includes('@') ? null : t('emailMissing')),
      password: (password) =>
        password.length < shortestPassword ? t('passwordTooShort', { count: shortestPassword }) : null,
    },
  })

  const handleSubmit = form.onSubmit(({ region, name, workspaceName, email, password }) => {
    if (region === undefined) return
    run(async () => {
      const { signUp } = await import('./authActions.ts')
      const beginning = { region, name: name.trim(), workspaceName: workspaceName.trim() }
      location.assign(await signUp(beginning, email, password))
    })
  }, focusFirstWrong)

  /** Google knows the name; what else is open is asked on the way in. */
  function handleGoogle() {
    if (form.validateField('region').hasError) return focusFirstWrong()
    const { region, name, workspaceName, email } = form.values
    run(async () => {
      rememberSignUp({ ...(region && { region }), name: name.trim(), workspaceName: workspaceName.trim() })
      const { afterVerification, signInWithGoogle } = await import('./authActions.ts')
      await signInWithGoogle(email)
      location.assign(await afterVerification())
    })
  }

  return (
    <AuthFrame title={t('signUpTitle')} lead={t('signUpLead')}>
      <RegionChoice {...form.getInputProps('region')} value={form.values.region} />
      <GoogleButton isBusy={isBusy} onClick={handleGoogle} />
      <form onSubmit={handleSubmit} noValidate>
        <BeginningFields fieldProps={form.getInputProps} />
        <AuthField label={t('email')} type="email" autoComplete="username" {...form.getInputProps('email')} />
        <AuthField
          label={t('password')}
          type="password"
          hint={t('passwordHint', { count: shortestPassword })}
          autoComplete="new-password"
          {...form.getInputProps('password')}
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
