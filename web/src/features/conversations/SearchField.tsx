import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useShortcut } from '../../lib/useShortcut.ts'
import { t } from './texts.ts'
import { isUnderLayer } from '../../components/useEscape.ts'

interface SearchFieldProps {
  value: string
  onChange: (value: string) => void
}

/** Long enough not to ask for every letter. */
const pauseMs = 250

/** The search, with what is typed on its way into the address. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => {
      latest.current(typed)
      setTyped(null)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  useShortcut('/', () => input.current?.focus(), isUnderLayer)

  return (
    <TextInput
      ref={input}
      type="search"
      aria-label={t('searchConversations')}
      placeholder={t('searchWhatVisitorsWrote')}
      maxLength={100}
      leftSection={<IconSearch size={16} />}
      value={typed ?? value}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}
