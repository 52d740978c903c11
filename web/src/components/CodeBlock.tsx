import { ActionIcon } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { texts } from '@parley/functions/shared/texts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useRef, type ReactNode } from 'react'
import { showToast } from '../lib/toast.ts'
import styles from './CodeBlock.module.css'

interface CodeBlockProps {
  /** What the block is, for those who hear it. */
  label?: string
  children: ReactNode
}

/** Code as it is written, with a button that copies it (row 62). */
export function CodeBlock({ label, children }: CodeBlockProps) {
  const code = useRef<HTMLPreElement>(null)
  const { copied, copy } = useClipboard()
  const Icon = copied ? IconCheck : IconCopy
  return (
    <div className={styles.block}>
      <pre ref={code} aria-label={label} dir="ltr">
        {children}
      </pre>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={styles.copy ?? ''}
        aria-label="Copy code"
        onClick={() => {
          copy(code.current?.textContent?.trimEnd())
          void showToast(texts.copied)
        }}
      >
        <Icon size={16} />
      </ActionIcon>
    </div>
  )
}
