import type { ReactNode } from 'react'
import styles from './FactList.module.css'

interface Fact {
  name: string
  value: ReactNode
  /** Shows the name as a warning. */
  isBad?: boolean
}

/** A list of facts, each under its name. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, isBad }, index) => (
        <div key={`${index}-${name}`} data-bad={isBad || undefined}>
          <dt dir="auto">{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
