import type { ReactNode } from 'react'
import styles from './Badge.module.css'

interface BadgeProps {
  tone?: 'plain' | 'good' | 'warn' | 'bad'
  children: ReactNode
}

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return (
    <span className={tone === 'plain' ? styles.badge : `${styles.badge} ${styles[tone]}`}>{children}</span>
  )
}
