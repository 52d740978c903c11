import type { UsageShare } from './usageReport.ts'

/** Colours that people who confuse red and green tell apart; more than six are too many to follow. */
const mostSeries = 6

export function seriesColour(index: number): string {
  return `var(--series-${(index % mostSeries) + 1})`
}

export interface Series {
  /** Of the drawing: names of agents may be anything, even the same. */
  id: string
  name: string
  colour: string
  units: number
  /** The parts that it stands for. */
  keys: string[]
}

/** The largest parts, and the rest of them as one. */
export function topShares<P extends Pick<UsageShare, 'key' | 'units'>>(
  parts: P[],
  nameOf: (key: string) => string,
): Series[] {
  const isFew = parts.length <= mostSeries
  const top = parts.slice(0, isFew ? mostSeries : mostSeries - 1)
  const rest = parts.slice(top.length)
  const series = top.map(({ key, units }, index) => ({
    id: `s${index}`,
    name: nameOf(key),
    colour: seriesColour(index),
    units,
    keys: [key],
  }))
  if (rest.length === 0) return series
  return [
    ...series,
    {
      id: 'others',
      name: `${rest.length} others`,
      colour: 'var(--series-before)',
      units: rest.reduce((sum, { units }) => sum + units, 0),
      keys: rest.map(({ key }) => key),
    },
  ]
}
