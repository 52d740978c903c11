import { useEffect, useId, useState, type AriaAttributes, type KeyboardEvent } from 'react'
import { isComposing } from '../../lib/browser/isComposing.ts'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

interface ActiveOption {
  /** The props of the field: its ARIA attributes and its key handler. */
  fieldProps: AriaAttributes & {
    role: 'combobox'
    autoComplete: 'off'
    onKeyDown: (event: KeyboardEvent) => void
  }
  listId: string
  activeIndex: number
  /** Returns the id of an option's element. */
  idOf: (index: number) => string
}

/**
 * A field with a list that is always open.
 * Arrows move through the options in a cycle, and Enter chooses the active one. The first one becomes active
 * whenever the options change. `options` are their ids.
 */
export function useActiveOption(options: readonly string[], onChoose: (index: number) => void): ActiveOption {
  const listId = useId()
  const idOf = (index: number) => `${listId}-${index}`
  const key = options.join(' ')
  const [moved, setMoved] = useState({ key, index: 0 })
  const activeIndex = moved.key === key ? moved.index : 0
  const activeId = options.length > 0 ? idOf(activeIndex) : undefined

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId, key])

  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent) || options.length === 0) return
    const step = steps[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step === undefined) onChoose(activeIndex)
    else setMoved({ key, index: (activeIndex + step + options.length) % options.length })
  }

  return {
    fieldProps: {
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-autocomplete': 'list',
      'aria-expanded': options.length > 0,
      'aria-controls': listId,
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      onKeyDown: handleKeyDown,
    },
    listId,
    activeIndex,
    idOf,
  }
}
