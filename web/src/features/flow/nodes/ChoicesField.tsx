import { TextInput } from '@mantine/core'
import { isSame } from '@parley/functions/shared/texts/isSame'
import { useState } from 'react'
import styles from './NodeFields.module.css'
import { t } from '../texts.ts'

interface ChoicesFieldProps {
  choices: readonly string[]
  isReadOnly: boolean
  onChange: (choices: string[]) => void
}

/** Edits the choices of a field in one line; the typed text stays as long as it means the stored choices. */
export function ChoicesField({ choices, isReadOnly, onChange }: ChoicesFieldProps) {
  const [typed, setTyped] = useState('')
  return (
    <TextInput
      aria-label={t('choices')}
      placeholder={t('choices')}
      className={styles.choices ?? ''}
      dir="auto"
      readOnly={isReadOnly}
      value={isSame(toChoices(typed), choices) ? typed : choices.join(', ')}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        onChange(toChoices(value))
      }}
      onBlur={() => setTyped('')}
    />
  )
}

function toChoices(text: string): string[] {
  const choices = text.split(/[,،]/).map((choice) => choice.trim().slice(0, 80))
  return choices.filter(Boolean).slice(0, 20)
}
