import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './DataTable.module.css'

/** Where a row leads: it is pressed anywhere, save on its own buttons. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.rowLink ?? ''}>
      {children}
    </Link>
  )
}
