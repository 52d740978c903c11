import { useState } from 'react'
import styles from './Rolling.module.css'

/** A figure that rolls in when it changes, so that the change is seen; the first one stands still. */
export function Rolling({ text }: { text: string }) {
  const [first] = useState(text)
  return (
    <span key={text} className={text === first ? undefined : styles.rolling}>
      {text}
    </span>
  )
}
