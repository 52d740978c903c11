import { formatUsed } from '../../lib/formatCredits.ts'
import { formatPercent } from '../../lib/formats.ts'
import type { Series } from './series.ts'
import styles from './UsagePage.module.css'

/** The names of the slices, with how much each of them is. */
export function ShareList({ parts }: { parts: Series[] }) {
  const total = parts.reduce((sum, { units }) => sum + units, 0)
  return (
    <ul className={styles.shares}>
      {parts.map(({ id, name, colour, units }) => (
        <li key={id}>
          <i style={{ background: colour }} />
          <span title={name}>{name}</span>
          <b>{formatPercent(total === 0 ? 0 : units / total)}</b>
          <small>{formatUsed(units)}</small>
        </li>
      ))}
    </ul>
  )
}
