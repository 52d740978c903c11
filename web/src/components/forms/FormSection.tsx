import type { ReactNode } from 'react'
import styles from './Form.module.css'

interface FormSectionProps {
  title: string
  lead?: string
  /** The actions beside the title. */
  action?: ReactNode
  children: ReactNode
}

export function FormSection({ title, lead, action, children }: FormSectionProps) {
  return (
    <section className={styles.section}>
      <header>
        <h2>{title}</h2>
        {action}
      </header>
      {lead && <p>{lead}</p>}
      {children}
    </section>
  )
}
