import styles from './Passages.module.css'
import { t } from './texts.ts'

/** The pieces of knowledge that an answer rests on. */
export function Passages({ sources }: { sources: readonly { id: string; title: string; text: string }[] }) {
  return (
    <ul className={styles.passages} aria-label={t('passagesUsed')}>
      {sources.map((source) => (
        <li key={source.id}>
          <b dir="auto">{source.title}</b>
          <p dir="auto">{source.text}</p>
        </li>
      ))}
    </ul>
  )
}
