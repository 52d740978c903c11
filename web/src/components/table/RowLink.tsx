import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './DataTable.module.css'

/** The link of a row, which covers all of it except its own buttons. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.rowLink ?? ''}>
      {children}
    </Link>
  )
}
