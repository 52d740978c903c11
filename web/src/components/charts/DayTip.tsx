import { formatDate } from '../../lib/formats/formats.ts'
import styles from './DayPlot.module.css'
import type { DaySeries } from './DaySeries.ts'

interface DayTipProps {
  day: number | undefined
  /** The horizontal position, from 0 to 100. */
  x: number
  index: number
  series: readonly DaySeries[]
  format: (value: number) => string
}

/** The values of the day under the pointer; it opens towards the middle. */
export function DayTip({ day, x, index, series, format }: DayTipProps) {
  if (day === undefined) return null
  return (
    <>
      <i className={styles.pointed} style={{ insetInlineStart: `${x}%` }} />
      <div
        className={styles.tip}
        data-towards={x > 50 ? 'start' : 'end'}
        style={{ insetInlineStart: `${x}%` }}
      >
        <b>{formatDate(day)}</b>
        {series.map(({ id, name, colour, values }) => {
          const value = values[index] ?? null
          return (
            value !== null && (
              <span key={id}>
                <i style={{ background: colour }} />
                <span dir="auto">{name}</span>
                <em>{format(value)}</em>
              </span>
            )
          )
        })}
      </div>
    </>
  )
}
