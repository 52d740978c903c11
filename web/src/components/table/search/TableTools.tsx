import type { ReactNode } from 'react'
import styles from './TableTools.module.css'

/** The search and the filters above a table. */
export function TableTools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>
}
