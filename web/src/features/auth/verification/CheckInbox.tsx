import { Anchor, Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Breakable } from '../../../components/text/Breakable.tsx'
import { AuthFrame } from '../frame/AuthFrame.tsx'
import { SandboxHint } from './SandboxHint.tsx'
import { useAuthTask } from '../useAuthTask.ts'
import { t } from '../texts.ts'

const pollMs = 3000
const cooldownSeconds = 60

/** Continues as soon as the email is verified, in this tab or anywhere else. */
export function CheckInbox() {
  const [email, setEmail] = useState('')
  const [cooldown, setCooldown] = useState(0)
  const [isSent, setSent] = useState(false)
  const { isBusy, error, run } = useAuthTask()

  useEffect(() => watchVerification(setEmail), [])
  useEffect(() => {
    if (cooldown === 0) return
    const timer = setTimeout(() => setCooldown(cooldown - 1), 1000)
    return () => clearTimeout(timer)
  }, [cooldown])

  function handleResend() {
    run(async () => {
      const { sendVerification } = await import('../authActions.ts')
      await sendVerification()
      setSent(true)
      setCooldown(cooldownSeconds)
    })
  }

  return (
    <AuthFrame
      title={t('inboxTitle')}
      lead={t.rich('inboxLead', {
        email: email || t('yourAddress'),
        b: (text) => (
          <b>
            <Breakable>{text}</Breakable>
          </b>
        ),
      })}
    >
      <p role="alert" className="auth-error auth-failure">
        {error}
      </p>
      <Button size="md" fullWidth variant="default" disabled={isBusy || cooldown > 0} onClick={handleResend}>
        {cooldown > 0 ? t('sendAgainIn', { seconds: cooldown }) : t('sendAgain')}
      </Button>
      <output className="auth-hint">{isSent && t('sent')}</output>
      <SandboxHint />
      <p className="auth-foot">
        {t.rich('wrongAddress', {
          link: (text) => (
            <Anchor component="button" type="button" onClick={() => run(startOver)}>
              {text}
            </Anchor>
          ),
        })}
      </p>
    </AuthFrame>
  )
}

function watchVerification(onEmail: (email: string) => void): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  async function checkVerification(): Promise<void> {
    const { afterVerification, currentUser } = await import('../authActions.ts')
    const user = await currentUser()
    if (isOver) return
    if (user === null) {
      location.replace('/login')
      return
    }
    onEmail(user.email ?? '')
    if (document.visibilityState === 'visible') await user.reload()
    if (!user.emailVerified) timer = setTimeout(tryLook, pollMs)
    else if (!isOver) location.replace(await afterVerification())
  }
  function tryLook(): void {
    // A lost connection does not end the polling.
    checkVerification().catch(() => {
      timer = setTimeout(tryLook, pollMs)
    })
  }
  tryLook()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

async function startOver(): Promise<void> {
  const { leaveSignUp } = await import('../authActions.ts')
  await leaveSignUp()
  location.assign('/signup')
}
