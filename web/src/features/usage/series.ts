import type { UsageShare } from './usageReport.ts'
import { t } from './texts.ts'

/** More lines or bars than these are too many to follow. */
const mostSeries = 6

export interface Series {
  /** Of the drawing: names of agents may be anything, even the same. */
  id: string
  name: string
  colour: string
  units: number
  /** The parts that it stands for. */
  keys: string[]
}

interface Look {
  nameOf: (key: string) => string
  colourOf: (key: string) => string
}

/** The largest parts, and the rest of them as one. */
export function topShares(
  parts: readonly Pick<UsageShare, 'key' | 'units'>[],
  { nameOf, colourOf }: Look,
): Series[] {
  const isFew = parts.length <= mostSeries
  const top = parts.slice(0, isFew ? mostSeries : mostSeries - 1)
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
