import { useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { completeCss } from './completeCss.ts'

/** The position of the list: under the beginning of the word, in characters and lines. */
export interface CompletionPosition {
  column: number
  line: number
}

export interface CssCompletion {
  id: string
  options: readonly string[]
  activeIndex: number
  position: CompletionPosition
  choose: (option: string) => void
}

const tabSize = 2
const none: readonly string[] = []

/**
 * Offers what fits at the caret of a style sheet: as it is typed, and with Ctrl and Space. The focus stays in
 * the text; the arrow keys move through the list.
 */
export function useCssCompletion(
  input: RefObject<HTMLTextAreaElement | null>,
  css: string,
  onChange: (css: string) => void,
) {
  const id = useId()
  const properties = useMemo(() => cssProperties(), [])
  const [caret, setCaret] = useState(0)
  const [active, setActive] = useState(0)
  /** The text for which the list is open; a list that was asked for shows all that fits. */
  const [openFor, setOpenFor] = useState<{ css: string; isAsked: boolean }>()
  const putCaret = useNextCaret(input, css)
  const isOpen = openFor?.css === css
  const completion = isOpen ? completeCss(css, caret, properties, openFor.isAsked) : undefined
  const options = completion?.options ?? none
  const activeIndex = Math.min(active, Math.max(0, options.length - 1))
  const close = () => setOpenFor(undefined)

  function open(text: string, at: number, isAsked: boolean) {
    setCaret(at)
    setActive(0)
    setOpenFor({ css: text, isAsked })
  }

  function choose(option: string) {
    if (!completion) return
    putCaret(completion.from + option.length)
    close()
    onChange(css.slice(0, completion.from) + option + css.slice(caret))
    input.current?.focus()
  }

  function handleTyped(next: string, at: number) {
    // A list opens for letters, not when something is deleted or pasted.
    if (next.length === css.length + 1 || isOpen) open(next, at, false)
    onChange(next)
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return
    const isAsking = event.key === ' ' && event.ctrlKey
    if (isAsking) open(css, event.currentTarget.selectionStart, true)
    else if (!handleListKey(event, { options, activeIndex, setActive, choose, close })) return
    event.preventDefault()
    event.stopPropagation()
  }

  const position = positionOf(css, completion?.from ?? 0)
  const state: CssCompletion = { id, options, activeIndex, position, choose }
  const inputProps = {
    'aria-autocomplete': 'list' as const,
    'aria-haspopup': 'listbox' as const,
    ...(options.length > 0 && { 'aria-controls': id, 'aria-activedescendant': `${id}-${activeIndex}` }),
    onKeyDown: handleKey,
    onBlur: close,
    // Another part of the text is another word.
    onClick: close,
  }
  return { state, inputProps, handleTyped }
}

/** Returns a function that sets where the caret is after the next change of the text. */
function useNextCaret(input: RefObject<HTMLTextAreaElement | null>, text: string) {
  const next = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (next.current !== undefined) input.current?.setSelectionRange(next.current, next.current)
    next.current = undefined
  }, [text, input])
  return (at: number) => {
    next.current = at
  }
}

interface OpenList extends Pick<CssCompletion, 'options' | 'activeIndex' | 'choose'> {
  setActive: (index: number) => void
  close: () => void
}

/** Returns true when the list handled the key. */
function handleListKey(
  event: KeyboardEvent,
  { options, activeIndex, setActive, choose, close }: OpenList,
): boolean {
  const option = options[activeIndex]
  if (option === undefined || event.shiftKey || event.altKey) return false
  if (event.key === 'Escape') close()
  else if (event.key === 'ArrowDown') setActive((activeIndex + 1) % options.length)
  else if (event.key === 'ArrowUp') setActive((activeIndex + options.length - 1) % options.length)
  else if (event.key === 'Enter' || event.key === 'Tab') choose(option)
  else return false
  return true
}

/** Returns the properties that this browser knows. */
function cssProperties(): string[] {
  const style = getComputedStyle(document.documentElement)
  return Array.from({ length: style.length }, (_, index) => style.item(index))
    .filter((name) => !name.startsWith('-'))
    .toSorted()
}

function positionOf(css: string, index: number): CompletionPosition {
  const lines = css.slice(0, index).split('\n')
  const last = lines.at(-1) ?? ''
  return { line: lines.length, column: last.replaceAll('\t', ' '.repeat(tabSize)).length }
}
