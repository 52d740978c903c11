import { formatDate } from '../../lib/formats.ts'
import styles from './DayPlot.module.css'
import type { DaySeries } from './DaySeries.ts'

interface DayTipProps {
  day: number | undefined
  /** From 0 to 100. */
  place: number
  index: number
  series: readonly DaySeries[]
  format: (value: number) => string
}

/** The values of the day under the pointer; it opens towards the middle. */
export function DayTip({ day, place, index, series, format }: DayTipProps) {
  if (day === undefined) return null
  return (
    <>
      <i className={styles.pointed} style={{ insetInlineStart: `${place}%` }} />
      <div
        className={styles.tip}
        data-towards={place > 50 ? 'start' : 'end'}
        style={{ insetInlineStart: `${place}%` }}
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
