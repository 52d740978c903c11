import type { ReactNode } from 'react'
import { ScrollTable } from './ScrollTable.tsx'
import styles from './UsagePage.module.css'

interface ChartCardProps {
  /** The name of the chart in the specification (B§3), by which an address can point at it. */
  id: string
  title: string
  isWide?: boolean
  legend?: { name: string; colour: string }[]
  /** The same as a table. */
  head: string[]
  rows: string[][]
  children: ReactNode
}

/** A drawing for those who see it, with the figures behind it for everybody. */
export function ChartCard({ id, title, isWide = false, legend = [], head, rows, children }: ChartCardProps) {
  return (
    <figure
      id={id}
      className={isWide ? `${styles.chart} ${styles.wide}` : styles.chart}
      aria-labelledby={`${id}-title`}
    >
      <figcaption>
        <h2 id={`${id}-title`}>{title}</h2>
        {legend.length > 1 && (
          <ul className={styles.legend}>
            {legend.map(({ name, colour }, index) => (
              <li key={`${index}-${name}`}>
                <i style={{ background: colour }} />
                {name}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      <div aria-hidden="true">{children}</div>
      <details>
        <summary>Show as a table</summary>
        <ScrollTable label={`${title}, table`}>
          <thead>
            <tr>
              {head.map((name, index) => (
                <th key={`${index}-${name}`} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={`${row}-${cells[0]}`}>
                {cells.map((cell, index) => (
                  <td key={`${index}-${head[index]}`}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </details>
    </figure>
  )
}
