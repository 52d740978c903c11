import { Button, TextInput } from '@mantine/core'
import { workspacesCallables } from '@parley/functions/shared/callables/workspaces'
import { refusalKey } from '@parley/functions/shared/errors/refusals'
import { useSearchParams } from 'react-router-dom'
import { useCallForm } from '../../lib/forms/useCallForm.ts'
import { useSession } from '../../lib/session/session.ts'
import styles from './WorkspacePage.module.css'
import { t } from './texts.ts'

const formSchema = workspacesCallables.inviteMember.input.pick({ email: true })

/** Asks for a person's email, and shows errors below it. */
export function InviteForm({ onInvite }: { onInvite: (email: string) => Promise<void> }) {
  const ownEmail = useSession().email.toLowerCase()
  const [search] = useSearchParams()
  const { fields, isBusy, submit } = useCallForm({
    initialValues: { email: '' },
    schema: formSchema.refine(({ email }) => email !== ownEmail, {
      path: ['email'],
      error: refusalKey('inviteSelf'),
    }),
    onSubmit: async ({ email }) => {
      await onInvite(email)
      // The next email may have been started meanwhile.
      if (fields.getValues().email.trim().toLowerCase() === email) fields.reset()
    },
  })

  return (
    <form className={styles.invite} onSubmit={submit} noValidate>
      {/* "+ New User" leads to this field; the page is otherwise read from its top. */}
      <TextInput
        label={t('eMail')}
        type="email"
        maxLength={254}
        autoComplete="off"
        placeholder={t('nameCompanyCom')}
        ref={search.has('invite') ? focusOnce : undefined}
        {...fields.getInputProps('email')}
      />
      <Button type="submit" loading={isBusy} disabled={fields.values.email.trim() === ''}>
        {t('sendInvite')}
      </Button>
    </form>
  )
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus()
}
