import { formatCompact } from '../../lib/formats.ts'
import { DayPlot } from './DayPlot.tsx'
import type { DayChartProps } from './DaySeries.ts'
import { topOf } from './scale.ts'

/** How much of a day's room its bar takes. */
const barShare = 0.64

/**
 * A bar for each day, the series one on another with the first at the bottom, their names and sums over
 * the drawing. For the eyes alone, as `DayLines`.
 */
export function DayBars({
  days,
  series,
  format = formatCompact,
  formatAxis = format,
  height = 200,
  isLegendUnseen = false,
}: DayChartProps) {
  const sumsOf = (index: number) => series.map(({ values }) => values[index] ?? 0)
  const top = topOf(Math.max(0, ...days.map((_, index) => sum(sumsOf(index)))))
  const placeOf = (index: number) => ((index + 0.5) / days.length) * 100
  const width = (100 / days.length) * barShare
  return (
    <DayPlot
      days={days}
      series={series}
      top={top}
      height={height}
      format={format}
      formatAxis={formatAxis}
      placeOf={placeOf}
      ends={isLegendUnseen ? [] : series.map((one) => ({ ...one, value: format(sum(one.values)), level: 0 }))}
      hasSums
      shapes={days.flatMap((day, index) =>
        series.map(({ id, colour, values }, at) => {
          const size = ((values[index] ?? 0) / top) * 100
          const below = (sum(sumsOf(index).slice(0, at)) / top) * 100
          return (
            <rect
              key={`${day}-${id}`}
              style={{ fill: colour }}
              x={placeOf(index) - width / 2}
              y={100 - below - size}
              width={width}
              height={size}
            />
          )
        }),
      )}
    />
  )
}

function sum(values: readonly (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0)
}
