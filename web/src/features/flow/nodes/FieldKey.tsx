import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFlowEditing } from '../FlowContext.ts'
import styles from './NodeFields.module.css'
import { t } from '../texts.ts'
import { isValidKey, maxKeyLength, validKey } from './validKey.ts'
import { isComposing } from '../../../lib/browser/isComposing.ts'

interface FieldKeyProps {
  value: string
  /** The keys of the node's other fields. */
  usedKeys: readonly string[]
  onChange: (key: string) => void
}

/**
 * Edits the key by which rules and texts name a field. The field is renamed on blur, because a partly typed
 * key could be another field's. A key that cannot be used becomes the closest one that can.
 */
export function FieldKey({ value, usedKeys, onChange }: FieldKeyProps) {
  const { mayEdit } = useFlowEditing()
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? value
  const isTaken = usedKeys.includes(shown)
  const isWrong = !isValidKey(shown)

  function rename() {
    const key = validKey(shown, { before: value, usedKeys })
    if (key !== value) onChange(key)
    setTyped(undefined)
  }

  return (
    <TextInput
      aria-label={t('fieldKey')}
      className={styles.key ?? ''}
      dir="ltr"
      maxLength={maxKeyLength}
      data-own-undo
      readOnly={!mayEdit}
      value={shown}
      error={isTaken ? t('keyTaken') : isWrong && t('keyWrong')}
      onBlur={rename}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !isComposing(nativeEvent)) rename()
      }}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}
