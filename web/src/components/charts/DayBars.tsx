import { formatCompact } from '../../lib/formats/formats.ts'
import { DayPlot } from './DayPlot.tsx'
import type { DayChartProps } from './DaySeries.ts'
import { topOf } from './scale.ts'

/** The width of a bar as a share of its day. */
const barShare = 0.64

/**
 * A chart with one stacked bar for each day. The first series is at the bottom; the names and sums are above
 * the chart. Screen readers skip it: the parent shows the figures as a table or as text, too.
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
  const xOf = (index: number) => ((index + 0.5) / days.length) * 100
  const width = (100 / days.length) * barShare
  return (
    <DayPlot
      days={days}
      series={series}
      top={top}
      height={height}
      format={format}
      formatAxis={formatAxis}
      xOf={xOf}
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
              x={xOf(index) - width / 2}
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
