import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useEffect, useEffectEvent } from 'react'
import styles from './ShownOnce.module.css'
import { t } from './texts.ts'

interface ShownOnceProps {
  value: string
  /** The label of the button, such as "Copy key". */
  copyLabel: string
  /** Called once the value is in the clipboard, copied by the button or by hand. */
  onCopied?: () => void
}

/** A new secret that has to be saved now, because only its hash is stored. */
export function ShownOnce({ value, copyLabel, onCopied }: ShownOnceProps) {
  const { copied, copy } = useClipboard()
  const notifyCopied = useEffectEvent(() => onCopied?.())
  useEffect(() => {
    if (copied) notifyCopied()
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
