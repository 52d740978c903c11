import { ActionIcon } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useRef, type ReactNode } from 'react'
import { showToast } from '../lib/toast.ts'
import styles from './CodeBlock.module.css'
import { t } from './texts.ts'

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
        aria-label={t('copyCode')}
        onClick={() => {
          copy(code.current?.textContent?.trimEnd())
          void showToast(t('copiedToClipboard'))
        }}
      >
        <Icon size={16} />
      </ActionIcon>
    </div>
  )
}
