import type { ReactNode } from 'react'
import styles from './PreviewBeside.module.css'
import { t } from './texts.ts'

interface PreviewBesideProps {
  /** What is previewed, for those who do not see it. */
  label: string
  preview: ReactNode
  children: ReactNode
}

/** A form, and beside it, or below where there is no room, what a visitor will see of it. */
export function PreviewBeside({ label, preview, children }: PreviewBesideProps) {
  return (
    <div className={styles.room}>
      <div className={styles.split}>
        {children}
        <aside className={styles.preview} aria-label={label}>
          <h2>{t('preview')}</h2>
          {preview}
        </aside>
      </div>
    </div>
  )
}
