import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { t } from '../texts.ts'
import styles from './HexField.module.css'

/** The time without a key after which what was typed is checked. */
const settledMs = 2_000
const sixDigits = /^#?([0-9a-f]{6})$/i

interface HexFieldProps {
  label: string
  pickLabel: string
  /** `#rrggbb`. */
  colour: string
  onChange: (colour: string) => void
}

/** A colour that applies as soon as it has six digits. */
export function HexField({ label, pickLabel, colour, onChange }: HexFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [settled] = useDebouncedValue(typed, settledMs)
  const [wasLeft, setLeft] = useState(false)
  const isSettled = typed !== undefined && (settled === typed || wasLeft)

  function handleTyped(text: string) {
    const digits = sixDigits.exec(text.trim())?.[1]
    setLeft(false)
    setTyped(digits === undefined ? text : undefined)
    if (digits !== undefined) onChange(`#${digits.toLowerCase()}`)
  }

  return (
    <div className={styles.hex}>
      <input
        type="color"
        aria-label={pickLabel}
        value={colour}
        onChange={(event) => handleTyped(event.target.value)}
      />
      <TextInput
        aria-label={label}
        value={typed ?? colour}
        error={isSettled ? t('sixDigits') : undefined}
        maxLength={9}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="off"
        onChange={(event) => handleTyped(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
      />
    </div>
  )
}
