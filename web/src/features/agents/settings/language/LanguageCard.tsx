import { ActionIcon } from '@mantine/core'
import { languages } from '@parley/functions/shared/languages'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from '../SettingsPage.module.css'

interface LanguageCardProps {
  language: string
  /** What goes with the card, such as "greetings". */
  what: string
  onRemove: () => void
  children: ReactNode
}

/** What is said in one language. */
export function LanguageCard({ language, what, onRemove, children }: LanguageCardProps) {
  const name = languages.find((known) => known.language === language)?.name ?? language
  return (
    <section className={styles.language} aria-label={`${name} ${what}`}>
      <h3>
        <span lang={language}>{name}</span>
        <ActionIcon variant="subtle" color="gray" aria-label={`Remove ${name} ${what}`} onClick={onRemove}>
          <IconX size={16} />
        </ActionIcon>
      </h3>
      {children}
    </section>
  )
}
