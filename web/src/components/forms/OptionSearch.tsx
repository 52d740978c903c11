import { Combobox, Highlight, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './OptionSearch.module.css'
import { t } from '../texts.ts'
import { useActiveOption } from './useActiveOption.ts'

export interface SearchOption {
  /** Identifies an option. */
  id: string
  label: string
  icon?: ReactNode
  /** Shown at the end of the option. */
  note?: string
  run: () => void
}

export interface OptionGroup {
  label?: string
  options: readonly SearchOption[]
}

interface OptionSearchProps {
  label: string
  placeholder: string
  /** Names the list. */
  listLabel: string
  value: string
  onChange: (value: string) => void
  groups: readonly OptionGroup[]
  /** The text in place of options: that a search is running, or that there are no options. */
  state: string
  className?: string | undefined
}

/**
 * A field with an open list of the matching options below it: arrows move through them, Enter chooses one.
 */
export function OptionSearch(props: OptionSearchProps) {
  const { label, placeholder, listLabel, value, onChange, groups, state, className } = props
  const options = groups.flatMap((group) => group.options)
  const field = useRef<HTMLInputElement>(null)
  // The opener may have taken the focus before this part was loaded.
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const { fieldProps, listId, activeIndex, idOf } = useActiveOption(
    options.map(({ id }) => id),
    (index) => options[index]?.run(),
  )

  function draw(option: SearchOption) {
    const index = options.indexOf(option)
    const isActive = index === activeIndex
    return (
      <Combobox.Option
        key={option.id}
        id={idOf(index)}
        value={option.id}
        selected={isActive}
        aria-selected={isActive}
        className={styles.option}
        onClick={option.run}
      >
        {option.icon}
        <Highlight component="span" inherit dir="auto" highlight={value}>
          {option.label}
        </Highlight>
        {option.note && <small>{option.note}</small>}
      </Combobox.Option>
    )
  }

  return (
    <Combobox>
      <TextInput
        ref={field}
        data-autofocus
        aria-label={label}
        placeholder={placeholder}
        leftSection={<IconSearch size={16} />}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...fieldProps}
      />
      <Combobox.Options id={listId} className={`${styles.options} ${className ?? ''}`} aria-label={listLabel}>
        {groups
          .filter((group) => group.options.length > 0)
          .map((group) =>
            group.label === undefined ? (
              group.options.map(draw)
            ) : (
              <Combobox.Group key={group.label} label={group.label}>
                {group.options.map(draw)}
              </Combobox.Group>
            ),
          )}
      </Combobox.Options>
      <output className={state === '' ? 'unseen' : styles.state}>
        {state || (value.trim() !== '' && t('resultsFound', { count: options.length }))}
      </output>
    </Combobox>
  )
}
