import { ActionIcon } from '@mantine/core'
import { languages } from '@parley/functions/shared/texts/languages'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from '../SettingsPage.module.css'
import { t } from '../texts.ts'

interface LanguageCardProps {
  language: string
  /** The kind of texts that removing the card deletes. */
  kind: 'greeting' | 'words'
  onRemove: () => void
  children: ReactNode
}

/** The texts of one language. */
export function LanguageCard({ language, kind, onRemove, children }: LanguageCardProps) {
  const name = languages.find((candidate) => candidate.language === language)?.name ?? language
  return (
    <section className={styles.language} aria-label={t(`language_${kind}`, { language: name })}>
      <h3>
        <span lang={language}>{name}</span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t(`removeLanguage_${kind}`, { language: name })}
          onClick={onRemove}
        >
          <IconX size={16} />
        </ActionIcon>
      </h3>
      {children}
    </section>
  )
}
