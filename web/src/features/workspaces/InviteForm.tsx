import { Button, TextInput } from '@mantine/core'
import { workspaceTexts } from '@parley/functions/shared/workspaceTexts'
import { useState, type SubmitEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toCallError } from '../../lib/errors.ts'
import { useSession } from '../../lib/session.ts'
import styles from './WorkspacePage.module.css'

/** Asks for the address of somebody; what speaks against it stands below. */
export function InviteForm({ onInvite }: { onInvite: (email: string) => Promise<void> }) {
  const own = useSession().email
  const [search] = useSearchParams()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = typed.trim().toLowerCase()
    const wrong =
      !email.includes('@') || !email.includes('.')
        ? workspaceTexts.emailInvalid
        : email === own.toLowerCase()
          ? workspaceTexts.inviteSelf
          : undefined
    setError(wrong)
    if (wrong) return
    setBusy(true)
    try {
      await onInvite(email)
      // The next address may have been begun meanwhile.
      setTyped((now) => (now === typed ? '' : now))
    } catch (reason) {
      const { fields, message } = toCallError(reason)
      setError(fields.email ?? message)
    }
    setBusy(false)
  }

  return (
    <form className={styles.invite} onSubmit={(event) => void handleSubmit(event)} noValidate>
      {/* "+ New User" leads to this field; the page is otherwise read from its top. */}
      <TextInput
        label="E-mail"
        type="email"
        maxLength={254}
        autoComplete="off"
        placeholder="name@company.com"
        value={typed}
        error={error}
        ref={search.has('invite') ? focusOnce : undefined}
        onChange={(event) => (setTyped(event.currentTarget.value), setError(undefined))}
      />
      <Button type="submit" loading={isBusy} disabled={typed.trim() === ''}>
        Send invite
      </Button>
    </form>
  )
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus()
}
