import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { t } from '../texts.ts'

/** The key of an agent's project, which can be written but never read. */
export function ProjectKeyField(props: PasswordInputProps) {
  return (
    <PasswordInput
      label={t('dialogKey')}
      description={t('dialogKeyHint')}
      placeholder="VF.DM."
      maxLength={200}
      dir="ltr"
      autoComplete="new-password"
      visibilityToggleButtonProps={{ 'aria-label': t('showKey') }}
      {...props}
    />
  )
}
