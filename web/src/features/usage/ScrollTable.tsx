import type { ReactNode } from 'react'
import styles from './UsagePage.module.css'

/** A table that scrolls inside itself where it is wider or longer than its place. */
export function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // What scrolls must be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table>{children}</table>
    </section>
  )
}
