import type { CannedReply } from '@parley/functions/shared/chat/inbox'
import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { findSlash } from './findSlash.ts'
import { itemsOf, useCannedReplies } from '../useInboxLists.ts'

export interface CannedPickerState {
  id: string
  /** Set when the canned replies could not be loaded. */
  retry: (() => void) | undefined
  options: CannedReply[]
  at: number
  isOpen: boolean
  choose: (reply: CannedReply) => void
  close: () => void
}

/** Offers the canned replies that match the text after a slash, or all of them by the button. */
export function useCannedPicker(
  input: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onChange: (text: string) => void,
) {
  const id = useId()
  const result = useCannedReplies()
  const replies = itemsOf(result)
  const [caret, setCaret] = useState(0)
  const [chosen, setChosen] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const [closedFor, setClosedFor] = useState<string>()
  const slash = findSlash(text, Math.min(caret, text.length))
  const isOpen = isAsked || (slash !== undefined && closedFor !== text)
  const sought = (slash?.word ?? '').toLowerCase()
  const options = isOpen
    ? replies.filter((reply) => `${reply.title} ${reply.text}`.toLowerCase().includes(sought))
    : []
  const at = Math.min(chosen, Math.max(0, options.length - 1))

  function close() {
    setAsked(false)
    setClosedFor(text)
    setChosen(0)
  }

  function choose(reply: CannedReply) {
    const from = slash?.from ?? caret
    const next = (text.slice(0, from) + reply.text + text.slice(slash ? slash.to : caret)).slice(0, 4000)
    onChange(next)
    setAsked(false)
    setClosedFor(next)
    setChosen(0)
    input.current?.focus()
  }

  const handleKey = (event: KeyboardEvent) =>
    isOpen && handleListKey(event, { options, at, setChosen, choose, close })

  const inputProps = isOpen
    ? {
        'aria-autocomplete': 'list' as const,
        'aria-controls': id,
        'aria-activedescendant': options[at] && `${id}-${options[at].ID}`,
      }
    : {}
  return {
    id,
    retry: result.status === 'error' ? result.retry : undefined,
    options,
    at,
    isOpen,
    choose,
    close,
    handleKey,
    inputProps,
    handleCaret: () => setCaret(input.current?.selectionStart ?? 0),
    toggle: () => {
      if (isOpen) return close()
      setAsked(true)
      input.current?.focus()
    },
  }
}

interface OpenList extends Pick<CannedPickerState, 'options' | 'at' | 'choose' | 'close'> {
  setChosen: (at: number) => void
}

/** Returns true when the list handled the key. */
function handleListKey(event: KeyboardEvent, { options, at, setChosen, choose, close }: OpenList): boolean {
  const option = options[at]
  if (event.key === 'Escape') close()
  else if (event.key === 'ArrowDown') setChosen(Math.min(at + 1, options.length - 1))
  else if (event.key === 'ArrowUp') setChosen(Math.max(at - 1, 0))
  else if ((event.key === 'Enter' || event.key === 'Tab') && option && !event.shiftKey) choose(option)
  else return false
  event.preventDefault()
  event.stopPropagation()
  return true
}
