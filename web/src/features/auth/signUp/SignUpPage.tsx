import { minAccountPasswordLength } from '@parley/functions/shared/limits'
import { Anchor } from '@mantine/core'
import { useRef } from 'react'
import { storeSignUp } from '../../../lib/signIn/signUpMemory.ts'
import { AuthField } from '../frame/AuthField.tsx'
import { AuthFrame } from '../frame/AuthFrame.tsx'
import { AuthSubmit } from '../frame/AuthSubmit.tsx'
import { signUpChecks, storeSignUpFields, readSignUpFields } from './signUpFields.ts'
import { BeginningFields } from './BeginningFields.tsx'
import { GoogleButton } from '../signIn/GoogleButton.tsx'
import { goTo } from '../goTo.ts'
import { RegionChoice } from './RegionChoice.tsx'
import { ReportChoice } from './ReportChoice.tsx'
import { typedEmail } from '../signIn/typedEmail.ts'
import { useAuthForm } from '../useAuthForm.ts'
import { t } from '../texts.ts'

export function SignUpPage() {
  const { fields, isBusy, error, run, submit } = useAuthForm({
    initialValues: { ...readSignUpFields(), email: typedEmail(), password: '' },
    onValuesChange: storeSignUpFields,
    validate: {
      ...signUpChecks,
      email: (email) => (email.includes('@') ? null : t('emailMissing')),
      password: (password) =>
        password.length < minAccountPasswordLength
          ? t('passwordTooShort', { count: minAccountPasswordLength })
          : null,
    },
    onSubmit: async ({ region, name, workspaceName, email, password }) => {
      if (region === undefined) return
      const { signUp } = await import('../authActions.ts')
      const beginning = { region, name: name.trim(), workspaceName: workspaceName.trim() }
      location.assign(await signUp(beginning, email, password))
    },
  })
  const regions = useRef<HTMLFieldSetElement>(null)

  /** Signs up with Google, which provides the name; the other questions are asked afterwards. */
  function handleGoogle() {
    if (fields.validateField('region').hasError) return regions.current?.querySelector('input')?.focus()
    const { region, name, workspaceName, email } = fields.values
    run(async () => {
      storeSignUp({ ...(region && { region }), name: name.trim(), workspaceName: workspaceName.trim() })
      const { afterVerification, signInWithGoogle } = await import('../authActions.ts')
      await signInWithGoogle(email)
      location.assign(await afterVerification())
    })
  }

  return (
    <AuthFrame title={t('signUpTitle')} lead={t('signUpLead')} moment="traced">
      <form onSubmit={submit} noValidate>
        <GoogleButton isBusy={isBusy} onClick={handleGoogle} />
        <BeginningFields fieldProps={fields.getInputProps} />
        <AuthField
          label={t('email')}
          type="email"
          autoComplete="username"
          {...fields.getInputProps('email')}
        />
        <AuthField
          label={t('password')}
          type="password"
          hint={t('passwordHint', { count: minAccountPasswordLength })}
          autoComplete="new-password"
          {...fields.getInputProps('password')}
        />
        <RegionChoice ref={regions} {...fields.getInputProps('region')} value={fields.values.region} />
        <ReportChoice />
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
