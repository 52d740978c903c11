import { ActionIcon } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useRef, type ReactNode } from 'react'
import styles from './CodeBlock.module.css'
import { t } from '../texts.ts'
import { copyText } from '../../lib/files/copyText.ts'

interface CodeBlockProps {
  /** The label of the block for screen readers. */
  label?: string
  children: ReactNode
}

/** Formatted code with a button that copies it. */
export function CodeBlock({ label, children }: CodeBlockProps) {
  const code = useRef<HTMLPreElement>(null)
  return (
    <div className={styles.block} dir="ltr">
      <pre ref={code} aria-label={label}>
        {children}
      </pre>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={styles.copy ?? ''}
        aria-label={t('copyCode')}
        onClick={() => {
          void copyText(code.current?.textContent?.trimEnd() ?? '', t('copiedToClipboard'))
        }}
      >
        <IconCopy size={16} />
      </ActionIcon>
    </div>
  )
}
