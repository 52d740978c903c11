import { Loader } from '@mantine/core'
import styles from '../dialogs.module.css'

/** A request in progress, with a description. */
export function Waiting({ text, hint }: { text: string; hint?: string }) {
  return (
    <output className={styles.waiting}>
      <Loader size="sm" aria-hidden="true" />
      <b>{text}</b>
      {hint && <span>{hint}</span>}
    </output>
  )
}
