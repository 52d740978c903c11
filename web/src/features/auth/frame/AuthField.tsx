import { PasswordInput, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { signInTexts } from '../signInTexts.ts'

interface AuthFieldProps {
  label: string
  type: 'email' | 'password' | 'text'
  /** If it differs from the type. */
  name?: string
  value?: string
  maxLength?: number
  onChange: (value: string) => void
  error?: string | undefined
  hint?: string | undefined
  autoComplete: string
  inputMode?: 'numeric'
  /** Focuses the field: the page has one purpose, and this is its first field. */
  isFirst?: boolean
}

/** A labelled input with its error; a typed password can be shown. */
export function AuthField({ type, onChange, error, hint, isFirst = false, ...rest }: AuthFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst])
  const props = {
    name: type,
    ...rest,
    ref: input,
    size: 'md',
    error,
    description: error === undefined ? hint : undefined,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] satisfies InputPart[],
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange(event.currentTarget.value),
    spellCheck: false,
  }
  return type === 'password' ? (
    <PasswordInput visibilityToggleButtonProps={{ 'aria-label': signInTexts('showPassword') }} {...props} />
  ) : (
    <TextInput type={type} {...props} />
  )
}

type InputPart = 'label' | 'input' | 'description' | 'error'
