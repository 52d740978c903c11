import type { CSSProperties } from 'react'
import { formatCompact } from '../../lib/formats/formats.ts'
import styles from './DayPlot.module.css'
import { DayPlot } from './DayPlot.tsx'
import type { DayChartProps, DaySeries } from './DaySeries.ts'
import { topOf } from './scale.ts'

/**
 * The diameter in pixels of a line's last dot with its edge; each further dot at the same point is larger.
 */
const dotSize = 10
const ringSize = 8

/**
 * A line for each series over days, with name and last value at its end. The first series is on top.
 * Screen readers skip it: the parent shows the figures as a table or as text, too.
 */
export function DayLines({
  days,
  series,
  format = formatCompact,
  formatAxis = format,
  height = 200,
  isLastDayOpen = false,
}: DayChartProps) {
  const top = topOf(Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))))
  const xOf = (index: number) => (days.length < 2 ? 50 : (index / (days.length - 1)) * 100)
  const isNear = (one: End, other: End) =>
    one.index === other.index && (Math.abs(one.value - other.value) / top) * height < dotSize
  const drawn = series.map((one) => ({ ...one, end: endOf(one) })).toReversed()
  return (
    <DayPlot
      days={days}
      series={series}
      top={top}
      height={height}
      format={format}
      formatAxis={formatAxis}
      xOf={xOf}
      ends={series.map((one) => {
        const { value } = endOf(one)
        return { ...one, value: format(value), level: value / top }
      })}
      shapes={drawn.map(({ id, colour, values }) => (
        <g key={id} className={styles.line} style={{ stroke: colour }}>
          <path d={pathOf(isLastDayOpen ? values.slice(0, -1) : values, top, xOf)} />
          {isLastDayOpen && <path data-open d={lastStretchOf(values, top, xOf)} />}
        </g>
      ))}
      marks={drawn.map(({ id, colour, end }, index) => (
        <i
          key={id}
          className={styles.dot}
          style={{
            ...sizeOf(drawn.slice(index + 1).filter((above) => isNear(above.end, end)).length),
            background: colour,
            insetInlineStart: `${xOf(end.index)}%`,
            insetBlockStart: `${(1 - end.value / top) * 100}%`,
          }}
        />
      ))}
    />
  )
}

/**
 * Returns the size of a dot: where lines end at nearly the same point, each is a ring around those above it.
 */
function sizeOf(above: number): CSSProperties {
  const size = dotSize + above * ringSize
  return { width: size, height: size, margin: -size / 2 }
}

interface End {
  index: number
  value: number
}

/** Returns the last day that has a value. */
function endOf({ values }: DaySeries): End {
  const index = values.findLastIndex((value) => value !== null)
  return { index: Math.max(0, index), value: values[index] ?? 0 }
}

/** Returns the path from day to day, without a stroke where a value is missing. */
function pathOf(values: DaySeries['values'], top: number, xOf: (index: number) => number): string {
  return values
    .map((value, index) => {
      if (value === null) return ''
      const isStart = index === 0 || values[index - 1] === null
      return `${isStart ? 'M' : 'L'}${round(xOf(index))} ${round((1 - value / top) * 100)}`
    })
    .join('')
}

/** Returns the path of only the last day. */
function lastStretchOf(values: DaySeries['values'], top: number, xOf: (index: number) => number): string {
  const from = Math.max(0, values.length - 2)
  return pathOf(values.slice(from), top, (index) => xOf(from + index))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
