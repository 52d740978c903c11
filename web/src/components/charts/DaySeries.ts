/** The daily values of one name. */
export interface DaySeries {
  id: string
  name: string
  /** Any CSS colour. */
  colour: string
  /** One value per day, oldest first; null when nothing was counted on that day. */
  values: readonly (number | null)[]
}

export interface DayChartProps {
  /** Midnights in Unix milliseconds, oldest first. */
  days: readonly number[]
  series: readonly DaySeries[]
  /** Formats values; by default as short as possible (`1.2K`). */
  format?: (value: number) => string
  /** Formats the values of the axis, if shorter. */
  formatAxis?: (value: number) => string
  /** The last day is not over: its line is dashed, because it may still rise. */
  isLastDayOpen?: boolean
  /** The name and the sum of the only series are already beside the chart. */
  isLegendUnseen?: boolean
  /** The height of the drawing in pixels. */
  height?: number
}
