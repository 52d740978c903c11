import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { t } from './texts.ts'

/** Asks for the password of the signed-in person, and takes the focus as soon as it is there. */
export function OwnPassword(props: PasswordInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <PasswordInput
      ref={input}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      label={t('yourPassword')}
      description={t('yourPasswordHint')}
      autoComplete="current-password"
      {...props}
    />
  )
}
