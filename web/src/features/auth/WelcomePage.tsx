import type { Region } from '@parley/functions/shared/regions'
import { useEffect, useState, type SubmitEvent } from 'react'
import { readSignUp } from '../../lib/signUpMemory.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthSubmit } from './AuthSubmit.tsx'
import { RegionChoice } from './RegionChoice.tsx'
import { useAuthTask } from './useAuthTask.ts'
import { t } from './texts.ts'

/** For an account without a workspace: signed in with Google, or confirmed on another device. */
export function WelcomePage() {
  const [region, setRegion] = useState<Region | undefined>(() => readSignUp().region)
  const [isTried, setTried] = useState(false)
  const { isBusy, error, run } = useAuthTask()

  useEffect(() => {
    void requireVerifiedUser()
  }, [])

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (region === undefined) return
    run(async () => {
      const { bootstrap } = await import('./authActions.ts')
      location.replace(await bootstrap(region))
    })
  }

  return (
    <AuthFrame title={t('welcomeTitle')}>
      <form onSubmit={handleSubmit} noValidate>
        <RegionChoice
          value={region}
          onChange={setRegion}
          error={isTried && region === undefined ? t('regionMissing') : undefined}
        />
        <AuthSubmit label={t('createWorkspace')} isBusy={isBusy} error={error} />
      </form>
    </AuthFrame>
  )
}

async function requireVerifiedUser(): Promise<void> {
  const { currentUser } = await import('./authActions.ts')
  const user = await currentUser()
  if (user === null) location.replace('/login')
  else if (!user.emailVerified) location.replace('/verify-email')
}
