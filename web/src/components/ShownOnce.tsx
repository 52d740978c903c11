import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useEffect, useEffectEvent } from 'react'
import styles from './ShownOnce.module.css'
import { t } from './texts.ts'

interface ShownOnceProps {
  value: string
  /** What the button says: "Copy key". */
  copyLabel: string
  /** Told once the value is in the clipboard, by the button or by hand. */
  onCopied?: () => void
}

/** Something secret that was just made, to be kept now: only its hash is stored. */
export function ShownOnce({ value, copyLabel, onCopied }: ShownOnceProps) {
  const { copied, copy } = useClipboard()
  const tell = useEffectEvent(() => onCopied?.())
  useEffect(() => {
    if (copied) tell()
  }, [copied])
  return (
    <output className={styles.key}>
      <code onCopy={onCopied}>{value}</code>
      <Button variant="default" data-autofocus onClick={() => copy(value)}>
        {copied ? t('copied') : copyLabel}
      </Button>
      <span>{t('keepItNow')}</span>
    </output>
  )
}
