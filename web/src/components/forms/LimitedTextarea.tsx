import { Textarea, type TextareaProps } from '@mantine/core'
import { useState, type ClipboardEvent } from 'react'
import { t } from '../texts.ts'

/** The share of the limit from which the field shows how much is used. */
const nearLimit = 0.9

export interface LimitedTextareaProps extends TextareaProps {
  value: string
  maxLength: number
}

/**
 * A text field that refuses a paste above its limit, with the reason. The browser alone would cut the text
 * without a word, and the rest of it would be lost.
 */
export function LimitedTextarea({ value, maxLength, error, onChange, ...props }: LimitedTextareaProps) {
  const [refused, setRefused] = useState<number>()

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { value: text, selectionStart, selectionEnd } = event.currentTarget
    const pasted = event.clipboardData.getData('text')
    const count = text.length - (selectionEnd - selectionStart) + pasted.length
    if (count <= maxLength) return
    event.preventDefault()
    setRefused(count)
  }

  const isNearLimit = value.length >= maxLength * nearLimit
  return (
    <Textarea
      {...(isNearLimit && { description: t('charactersOf', { count: value.length, most: maxLength }) })}
      {...props}
      value={value}
      maxLength={maxLength}
      error={refused === undefined ? error : t('pasteTooLong', { count: refused, most: maxLength })}
      onPaste={handlePaste}
      onChange={(event) => {
        setRefused(undefined)
        onChange?.(event)
      }}
    />
  )
}
