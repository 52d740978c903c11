import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useEffect, useEffectEvent } from 'react'
import styles from './ShownOnce.module.css'

interface ShownOnceProps {
  value: string
  /** What is copied: "key". */
  noun: string
  /** Told once the value is in the clipboard, by the button or by hand. */
  onCopied?: () => void
}

/** Something secret that was just made, to be kept now: only its hash is stored. */
export function ShownOnce({ value, noun, onCopied }: ShownOnceProps) {
  const { copied, copy } = useClipboard()
  const tell = useEffectEvent(() => onCopied?.())
  useEffect(() => {
    if (copied) tell()
  }, [copied])
  return (
    <output className={styles.key}>
      <code onCopy={onCopied}>{value}</code>
      <Button variant="default" data-autofocus onClick={() => copy(value)}>
        {copied ? 'Copied' : `Copy ${noun}`}
      </Button>
      <span>Keep it now: it is not shown again.</span>
    </output>
  )
}
