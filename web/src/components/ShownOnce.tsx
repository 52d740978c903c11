import { Button, CopyButton } from '@mantine/core'
import styles from './ShownOnce.module.css'

interface ShownOnceProps {
  value: string
  /** What is copied: "key". */
  noun: string
}

/** Something secret that was just made, to be kept now: only its hash is stored. */
export function ShownOnce({ value, noun }: ShownOnceProps) {
  return (
    <output className={styles.key}>
      <code>{value}</code>
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {copied ? 'Copied' : `Copy ${noun}`}
          </Button>
        )}
      </CopyButton>
      <span>Keep it now: it is not shown again.</span>
    </output>
  )
}
