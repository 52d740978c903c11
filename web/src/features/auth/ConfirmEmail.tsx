import { useEffect, useRef } from 'react'
import { leaveFlash } from '../../lib/stored.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { useAuthTask } from './useAuthTask.ts'

export function ConfirmEmail({ code }: { code: string }) {
  const { error, run } = useAuthTask()
  const isStarted = useRef(false)

  useEffect(() => {
    // A code works once, and StrictMode runs effects twice.
    if (isStarted.current) return
    isStarted.current = true
    run(() => confirm(code))
    // oxlint-disable-next-line react/exhaustive-deps
  }, [code])

  if (error === undefined) return <AuthFrame title="Confirming your e-mail…">{null}</AuthFrame>
  return (
    <AuthFrame title="This link does not work" lead={error}>
      <a className="auth-primary" href="/verify-email">
        Send a new link
      </a>
    </AuthFrame>
  )
}

async function confirm(code: string): Promise<void> {
  const { afterVerification, currentUser, verifyEmail } = await import('./authActions.ts')
  const user = await currentUser()
  // Opening the link twice is not an error for somebody whose address is confirmed.
  await user?.reload()
  if (!user?.emailVerified) await verifyEmail(code)
  if (user === null) {
    leaveFlash('Your e-mail is confirmed. Sign in to go on.')
    location.replace('/login')
    return
  }
  await user.reload()
  await user.getIdToken(true)
  location.replace(await afterVerification())
}
