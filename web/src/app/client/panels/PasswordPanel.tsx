import { Button, PasswordInput, Text } from '@mantine/core'
import { clientSessionsCallables } from '@parley/functions/shared/callables/agencies/clientSessions'
import { SidePanel } from '../../../components/panels/SidePanel.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { announceEnding, endSession } from '../../../lib/session/signOut.ts'
import styles from './Panels.module.css'
import { useClient } from '../ClientContext.ts'
import { t } from '../texts.ts'

const schema = clientSessionsCallables.changeOwnPassword.input.pick({ current: true, password: true })

/** Sets a client's own password, which ends their sessions: they sign in again with it. */
export function PasswordPanel({ onClose }: { onClose: () => void }) {
  const { region, client } = useClient()
  const { fields, isBusy, isDirty, failure, submit } = useCallForm({
    initialValues: { current: '', password: '' },
    schema,
    onSubmit: async (values) => {
      // The page may hear of the ended session before the response.
      announceEnding(t('passwordChanged'))
      try {
        await call('changeOwnPassword', { region, ...values }, region)
      } catch (error) {
        announceEnding('')
        throw error
      }
      await endSession(t('passwordChanged'))
    },
  })
  const show = { visibilityToggleButtonProps: { 'aria-label': t('showPassword') } }
  return (
    <SidePanel title={t('changePassword')} size={400} isBusy={isBusy} isDirty={isDirty} onClose={onClose}>
      <form className={styles.account} onSubmit={submit} noValidate>
        <Text size="sm">{t('passwordEndsSessions')}</Text>
        {/* Tells password managers whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={client.email} readOnly />
        <PasswordInput
          label={t('presentPassword')}
          description={t('presentPasswordHint')}
          autoComplete="current-password"
          data-autofocus
          {...show}
          {...fields.getInputProps('current')}
        />
        <PasswordInput
          label={t('newPassword')}
          description={t('newPasswordHint')}
          autoComplete="new-password"
          {...show}
          {...fields.getInputProps('password')}
        />
        {failure && (
          <Text role="alert" size="sm" c="red">
            {failure}
          </Text>
        )}
        <Button type="submit" disabled={!isDirty} loading={isBusy}>
          {t('changePassword')}
        </Button>
      </form>
    </SidePanel>
  )
}
