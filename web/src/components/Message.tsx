import type { ReactNode } from 'react'
import styles from './Message.module.css'

interface MessageProps {
  title: string
  text?: ReactNode
  children?: ReactNode
  isAlert?: boolean
}

/** What stands where a list would be: nothing yet, nothing found, or something went wrong. */
export function Message({ title, text, children, isAlert = false }: MessageProps) {
  return (
    <div className={styles.message} role={isAlert ? 'alert' : undefined}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
