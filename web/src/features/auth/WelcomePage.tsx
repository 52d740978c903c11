import { useForm } from '@mantine/form'
import { useEffect, useEffectEvent } from 'react'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthSubmit } from './AuthSubmit.tsx'
import { beginningChecks, focusFirstWrong, keepBeginning, knownBeginning } from './beginning.ts'
import { BeginningFields } from './BeginningFields.tsx'
import { RegionChoice } from './RegionChoice.tsx'
import { useAuthTask } from './useAuthTask.ts'
import { t } from './texts.ts'

/** For an account without a workspace: signed in with Google, or confirmed on another device. */
export function WelcomePage() {
  const { isBusy, error, run } = useAuthTask()
  const form = useForm({
    initialValues: knownBeginning(),
    onValuesChange: keepBeginning,
    validate: beginningChecks,
  })

  const handleName = useEffectEvent((name: string) => {
    if (form.getValues().name === '') form.setFieldValue('name', name)
  })
  useEffect(() => {
    void requireVerifiedUser().then(handleName)
  }, [])

  const handleSubmit = form.onSubmit(({ region, name, workspaceName }) => {
    if (region === undefined) return
    run(async () => {
      const { bootstrap } = await import('./authActions.ts')
      location.replace(await bootstrap({ region, name: name.trim(), workspaceName: workspaceName.trim() }))
    })
  }, focusFirstWrong)

  return (
    <AuthFrame title={t('welcomeTitle')}>
      <form onSubmit={handleSubmit} noValidate>
        <RegionChoice {...form.getInputProps('region')} value={form.values.region} />
        <BeginningFields fieldProps={form.getInputProps} />
        <AuthSubmit label={t('createWorkspace')} isBusy={isBusy} error={error} />
      </form>
    </AuthFrame>
  )
}

/** Answers how the account is called, if that is known; others than confirmed accounts are sent on. */
async function requireVerifiedUser(): Promise<string> {
  const { currentUser } = await import('./authActions.ts')
  const user = await currentUser()
  if (user === null) location.replace('/login')
  else if (!user.emailVerified) location.replace('/verify-email')
  return user?.displayName ?? ''
}
