/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role,
   jsx-a11y/click-events-have-key-events -- no HTML element is a list that a text field drives; the field has
   the keys. */
import { Textarea } from '@mantine/core'
import { agentTextLimits } from '@parley/functions/shared/limits'
import { useRef, useState } from 'react'
import styles from './Css.module.css'
import { t } from './texts.ts'
import { useCssCompletion, type CssCompletion } from './useCssCompletion.ts'

interface CssEditorProps {
  label: string
  css: string
  error: string | undefined
  onChange: (css: string) => void
}

/** A style sheet as text, with the widget's classes and the browser's properties to complete it. */
export function CssEditor({ label, css, error, onChange }: CssEditorProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const [scroll, setScroll] = useState({ x: 0, y: 0 })
  const { state, inputProps, handleTyped } = useCssCompletion(input, css, onChange)
  return (
    <div className={styles.editor} dir="ltr">
      <Textarea
        ref={input}
        aria-label={label}
        aria-describedby="css-completion"
        value={css}
        error={error}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        dir="ltr"
        maxLength={agentTextLimits.customCss}
        {...inputProps}
        onChange={({ currentTarget }) => handleTyped(currentTarget.value, currentTarget.selectionStart)}
        onScroll={({ currentTarget: { scrollLeft, scrollTop } }) =>
          setScroll({ x: scrollLeft, y: scrollTop })
        }
      />
      {state.options.length > 0 && <CompletionList state={state} scroll={scroll} />}
      <output className="unseen">
        {state.options.length > 0 && t('suggestionCount', { count: state.options.length })}
      </output>
    </div>
  )
}

interface CompletionListProps {
  state: CssCompletion
  /** The pixels by which the text is scrolled. */
  scroll: { x: number; y: number }
}

function CompletionList({ state, scroll }: CompletionListProps) {
  const { id, options, activeIndex, position, choose } = state
  const left = `max(4px, min(12px + ${position.column}ch - ${scroll.x}px, 100% - 220px))`
  const top = `min(${position.line} * 1.6em + 10px - ${scroll.y}px, 500px)`
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={t('suggestions')}
      className={styles.list}
      style={{ left: `calc(${left})`, top: `calc(${top})` }}
    >
      {options.map((option, index) => (
        <li
          key={option}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === activeIndex}
          // The text keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(option)}
        >
          {option}
        </li>
      ))}
    </ul>
  )
}
