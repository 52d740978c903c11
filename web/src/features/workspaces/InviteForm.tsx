import { Button, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toCallError } from '../../lib/errors.ts'
import { useSession } from '../../lib/session.ts'
import styles from './WorkspacePage.module.css'
import { t } from './texts.ts'

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
        ? t('emailInvalid')
        : email === own.toLowerCase()
          ? t('inviteSelf')
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
        label={t('eMail')}
        type="email"
        maxLength={254}
        autoComplete="off"
        placeholder={t('nameCompanyCom')}
        value={typed}
        error={error}
        ref={search.has('invite') ? focusOnce : undefined}
        onChange={(event) => (setTyped(event.currentTarget.value), setError(undefined))}
      />
      <Button type="submit" loading={isBusy} disabled={typed.trim() === ''}>
        {t('sendInvite')}
      </Button>
    </form>
  )
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus()
}
