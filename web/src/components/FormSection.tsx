import type { ReactNode } from 'react'
import styles from './Form.module.css'

interface FormSectionProps {
  title: string
  lead?: string
  children: ReactNode
}

export function FormSection({ title, lead, children }: FormSectionProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      {children}
    </section>
  )
}
