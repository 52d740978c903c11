import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './DataTable.module.css'
import { t } from '../texts.ts'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

const pauseMs = 150

/**
 * The field that filters a table. Navigation is slower than typing, so that the letters are kept here and
 * reach the address after a pause; what changes the address otherwise changes the field.
 */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
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
      className={styles.search ?? ''}
      leftSection={<IconSearch size={16} />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        send(event.currentTarget.value)
      }}
    />
  )
}
