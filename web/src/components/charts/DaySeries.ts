/** What was counted day by day, under one name. */
export interface DaySeries {
  id: string
  name: string
  /** Any CSS colour. */
  colour: string
  /** One for each day, oldest first; null where nothing was counted yet or any more. */
  values: readonly (number | null)[]
}

export interface DayChartProps {
  /** Midnights in unix milliseconds, oldest first. */
  days: readonly number[]
  series: readonly DaySeries[]
  /** How values are written; without it as short as possible (`1.2K`). */
  format?: (value: number) => string
  /** How the axis is written, where that is shorter still. */
  formatAxis?: (value: number) => string
  /** The last day is not over: the way to it is dashed, since it may still rise. */
  isLastDayOpen?: boolean
  /** What its one series is called, and its sum, stand beside it already. */
  isLegendUnseen?: boolean
  /** Of the drawing, in pixels. */
  height?: number
}
