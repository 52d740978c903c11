import { Button } from '@mantine/core'
import { useEffect, useState, type SubmitEvent } from 'react'
import { leaveFlash } from '../../lib/stored.ts'
import { AuthField } from './AuthField.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthSubmit } from './AuthSubmit.tsx'
import { codeOfLink } from './codeOfLink.ts'
import { goTo } from './goTo.ts'
import { useAuthTask } from './useAuthTask.ts'

const shortestPassword = 8

export function ResetPasswordPage() {
  const [code] = useState(codeOfLink)
  const [email, setEmail] = useState<string>()
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const check = useAuthTask()
  const { isBusy, error, run } = useAuthTask()
  const { run: runCheck } = check

  // The link is looked at once, before a person thinks of a password for nothing.
  useEffect(() => {
    runCheck(async () => {
      const { emailOfResetCode } = await import('./authActions.ts')
      setEmail(await emailOfResetCode(code))
    })
    // oxlint-disable-next-line react/exhaustive-deps
  }, [code])

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (password.length < shortestPassword) return
    run(async () => {
      const { resetPassword } = await import('./authActions.ts')
      await resetPassword(code, password)
      leaveFlash('Your password has been changed. Sign in with the new one.')
      location.assign('/login')
    })
  }

  if (check.error) {
    return (
      <AuthFrame title="This link does not work" lead={check.error}>
        <Button component="a" size="md" fullWidth href="/forgot-password" onClick={goTo}>
          Ask for a new link
        </Button>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title="Choose a new password"
      lead={
        email && (
          <>
            For <b>{email}</b>
          </>
        )
      }
    >
      <form onSubmit={handleSubmit} noValidate>
        <AuthField
          label="New password"
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="new-password"
          isFirst
          hint={`At least ${shortestPassword} characters.`}
          error={
            isTried && password.length < shortestPassword
              ? `Use at least ${shortestPassword} characters.`
              : undefined
          }
        />
        <AuthSubmit label="Change password" isBusy={isBusy || email === undefined} error={error} />
      </form>
    </AuthFrame>
  )
}
