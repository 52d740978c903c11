import { useState, type CSSProperties, type PointerEvent, type ReactNode } from 'react'
import { formatDayNumber, formatMonth } from '../../lib/formats/formats.ts'
import styles from './DayPlot.module.css'
import { DayTip } from './DayTip.tsx'
import type { DaySeries } from './DaySeries.ts'
import { EndLabels, type EndLabel } from './EndLabels.tsx'
import { monthsOf, ticksOf } from './scale.ts'

/** The number of dates that fit beside each other on a phone. */
const maxDatesOnPhone = 16

interface DayPlotProps {
  days: readonly number[]
  series: readonly DaySeries[]
  /** The value at the upper end of the axis, which begins at zero. */
  top: number
  height: number
  format: (value: number) => string
  formatAxis: (value: number) => string
  /** Returns the horizontal position of a day, from 0 to 100. */
  xOf: (index: number) => number
  ends: readonly EndLabel[]
  /** The ends show sums of all days, so they are above the drawing instead of beside the last day. */
  hasSums?: boolean
  /** Shapes in a square of 100, stretched to the available width and to `height` pixels. */
  shapes: ReactNode
  /** Elements that keep their shape at every width. */
  marks?: ReactNode
}

/** Axes, dates and labels around a drawing of days; the day under the pointer shows its values. */
export function DayPlot(props: DayPlotProps) {
  const { days, series, top, height, format, formatAxis, xOf, ends, hasSums = false, shapes, marks } = props
  const [pointed, setPointed] = useState<number>()
  const rules = [1, 0.5, 0]
  const labelled = new Set(ticksOf(days.length))
  const months = new Set(monthsOf(days))

  function handleMove(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = ((event.clientX - left) / width) * 100
    const x = getComputedStyle(event.currentTarget).direction === 'rtl' ? 100 - share : share
    setPointed(nearest(days.length, xOf, x))
  }

  const style: CSSProperties & Record<'--height', string> = { '--height': `${height}px` }
  return (
    <div className={styles.room}>
      <div className={styles.chart} style={style} data-sums={hasSums || undefined}>
        <div className={styles.axis}>
          {rules.map((share) => (
            <span key={share} style={{ insetBlockStart: `${(1 - share) * 100}%` }}>
              {formatAxis(top * share)}
            </span>
          ))}
        </div>
        <div className={styles.plot} onPointerMove={handleMove} onPointerLeave={() => setPointed(undefined)}>
          {rules.map((share) => (
            <hr key={share} style={{ insetBlockStart: `${(1 - share) * 100}%` }} />
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            {shapes}
          </svg>
          {marks}
          {pointed !== undefined && (
            <DayTip day={days[pointed]} x={xOf(pointed)} index={pointed} series={series} format={format} />
          )}
        </div>
        <div className={styles.ticks} data-many={days.length > maxDatesOnPhone || undefined}>
          {days.map((day, index) => (
            <time key={day} style={tickStyle(xOf(index))} data-kept={labelled.has(index) || undefined}>
              {formatDayNumber(day)}
              {months.has(index) && <small>{formatMonth(day)}</small>}
            </time>
          ))}
        </div>
        <EndLabels labels={ends} height={height} isAbove={hasSums} />
      </div>
    </div>
  )
}

function tickStyle(x: number): CSSProperties & Record<'--at', string> {
  return { '--at': `${x}%` }
}

function nearest(count: number, xOf: (index: number) => number, x: number): number {
  const indexes = Array.from({ length: count }, (_, index) => index)
  const distanceOf = (index: number) => Math.abs(xOf(index) - x)
  return indexes.reduce((best, index) => (distanceOf(index) < distanceOf(best) ? index : best), 0)
}
