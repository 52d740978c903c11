import { useEffect, useEffectEvent } from 'react'
import { AuthFrame } from '../frame/AuthFrame.tsx'
import { AuthSubmit } from '../frame/AuthSubmit.tsx'
import { signUpChecks, storeSignUpFields, readSignUpFields } from './signUpFields.ts'
import { BeginningFields } from './BeginningFields.tsx'
import { RegionChoice } from './RegionChoice.tsx'
import { ReportChoice } from './ReportChoice.tsx'
import { useAuthForm } from '../useAuthForm.ts'
import { t } from '../texts.ts'

/** The page for an account without a workspace: signed in with Google, or verified on another device. */
export function WelcomePage() {
  const { fields, isBusy, error, submit } = useAuthForm({
    initialValues: { ...readSignUpFields() },
    onValuesChange: storeSignUpFields,
    validate: signUpChecks,
    onSubmit: async ({ region, name, workspaceName }) => {
      if (region === undefined) return
      const { bootstrap } = await import('../authActions.ts')
      location.replace(await bootstrap({ region, name: name.trim(), workspaceName: workspaceName.trim() }))
    },
  })

  const handleName = useEffectEvent((name: string) => {
    if (fields.getValues().name === '') fields.setFieldValue('name', name)
  })
  useEffect(() => {
    void requireVerifiedUser().then(handleName)
  }, [])

  return (
    <AuthFrame title={t('welcomeTitle')}>
      <form onSubmit={submit} noValidate>
        <BeginningFields fieldProps={fields.getInputProps} />
        <RegionChoice {...fields.getInputProps('region')} value={fields.values.region} />
        <ReportChoice />
        <AuthSubmit label={t('createWorkspace')} isBusy={isBusy} error={error} />
      </form>
    </AuthFrame>
  )
}

/** Returns the account's name, if known; redirects accounts that are not verified. */
async function requireVerifiedUser(): Promise<string> {
  const { currentUser } = await import('../authActions.ts')
  const user = await currentUser()
  if (user === null) location.replace('/login')
  else if (!user.emailVerified) location.replace('/verify-email')
  return user?.displayName ?? ''
}
