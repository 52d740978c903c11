import type { UsageShare } from './usageReport.ts'
import { t } from './texts.ts'

/** The maximum number of lines or bars that a chart shows legibly. */
const maxSeries = 6

export interface Series {
  /** The id in the chart, since names of agents may be arbitrary and not unique. */
  id: string
  name: string
  colour: string
  units: number
  /** The keys of the parts that it sums. */
  keys: string[]
}

interface Look {
  nameOf: (key: string) => string
  colourOf: (key: string) => string
}

/** Returns the largest parts, and the rest as one. */
export function topShares(
  parts: readonly Pick<UsageShare, 'key' | 'units'>[],
  { nameOf, colourOf }: Look,
): Series[] {
  const isFew = parts.length <= maxSeries
  const top = parts.slice(0, isFew ? maxSeries : maxSeries - 1)
  const rest = parts.slice(top.length)
  const series = top.map(({ key, units }, index) => ({
    id: `s${index}`,
    name: nameOf(key),
    colour: colourOf(key),
    units,
    keys: [key],
  }))
  if (rest.length === 0) return series
  return [
    ...series,
    {
      id: 'others',
      name: t('others', { count: rest.length }),
      colour: 'var(--line-strong)',
      units: rest.reduce((sum, { units }) => sum + units, 0),
      keys: rest.map(({ key }) => key),
    },
  ]
}
