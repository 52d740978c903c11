import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './ColourField.module.css'

interface ColourFieldProps {
  label: string
  /** The label of the button beside the field that opens the browser's colour picker. */
  pickLabel: string
  /** `#` and six digits, or incomplete input. */
  value: string
  error?: string | undefined
  onChange: (colour: string) => void
  /** Colours to choose from. */
  children?: ReactNode
}

/** A colour that is typed or picked. */
export function ColourField({ label, pickLabel, value, error, onChange, children }: ColourFieldProps) {
  return (
    <div className={styles.color}>
      <TextInput
        label={label}
        value={value}
        maxLength={7}
        w={132}
        spellCheck={false}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <input
        type="color"
        aria-label={pickLabel}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
        onChange={(event) => onChange(event.target.value)}
      />
      {children}
    </div>
  )
}
