import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState, type Ref } from 'react'
import { t } from '../texts.ts'

interface SearchFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  label: string
  value: string
  onChange: (value: string) => void
  /** The pause in milliseconds after which the typed text is used. */
  pauseMs?: number
  ref?: Ref<HTMLInputElement>
}

/**
 * The field that filters a list.
 * Navigation is slower than typing, so the text is kept here and reaches the URL after a pause. Any other
 * change of the URL changes the field.
 */
export function SearchField({ label, value, onChange, pauseMs = 150, ...rest }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  const send = useDebouncedCallback(
    (text: string) => {
      setSent(text)
      onChange(text)
    },
    { delay: pauseMs, flushOnUnmount: false },
  )

  if (value !== seen) {
    setSeen(value)
    if (value !== sent) setTyped(value)
  }

  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={t('search')}
      leftSection={<IconSearch size={16} />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        send(event.currentTarget.value)
      }}
      {...rest}
    />
  )
}
