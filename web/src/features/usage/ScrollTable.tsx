import type { ReactNode } from 'react'
import styles from './UsagePage.module.css'

/** A table that scrolls inside itself where it is wider or longer than its place. */
export function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the
    // keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table>{children}</table>
    </section>
  )
}
