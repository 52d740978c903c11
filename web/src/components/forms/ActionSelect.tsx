import { Select } from '@mantine/core'
import { useState } from 'react'
import { t } from '../texts.ts'

/** The number of options that are shown at once; the others are found by typing. */
const maxShown = 50

interface ActionSelectProps {
  /** Names the list; also shown while nothing is typed, unless a visible label names it. */
  placeholder: string
  label?: string
  description?: string
  options: readonly { value: string; label: string }[]
  isDisabled?: boolean
  onChoose: (value: string) => void
}

/**
 * A list of things to add, searched by typing. An option is taken by Enter or a click alone: the arrow keys
 * only move through the list, which a native list does not guarantee.
 */
export function ActionSelect({
  placeholder,
  label,
  description,
  options,
  isDisabled = false,
  onChoose,
}: ActionSelectProps) {
  const [query, setQuery] = useState('')
  return (
    <Select
      {...(label === undefined ? { 'aria-label': placeholder } : { label })}
      description={description}
      placeholder={placeholder}
      disabled={isDisabled}
      searchable
      data-own-undo
      limit={maxShown}
      value={null}
      searchValue={query}
      onSearchChange={setQuery}
      nothingFoundMessage={t('nothingFound')}
      data={[...options]}
      renderOption={({ option }) => <span dir="auto">{option.label}</span>}
      onChange={(value) => {
        if (value === null) return
        onChoose(value)
        setQuery('')
      }}
    />
  )
}
