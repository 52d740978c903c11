import { useState } from 'react'
import styles from './Rolling.module.css'

/** A figure that rolls in when it changes, so that the change is noticed; the first one does not move. */
export function Rolling({ text }: { text: string }) {
  const [first] = useState(text)
  return (
    <span key={text} className={text === first ? undefined : styles.rolling}>
      {text}
    </span>
  )
}
