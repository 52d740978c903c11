export type Interval = 'day' | 'week' | 'month' | 'year'

export interface Cadence {
  interval: Interval
  interval_count: number
}

/**
 * The first boundary after a moment, counted from the anchor: one of the 31st falls on the last day of a
 * shorter month.
 */
export function nextBoundary(
  anchor: number,
  after: number,
  { interval, interval_count: count }: Cadence,
): number {
  for (let step = 1; ; step += 1) {
    const boundary = addIntervals(anchor, interval, step * count)
    if (boundary > after) return boundary
  }
}

function addIntervals(from: number, interval: Interval, count: number): number {
  switch (interval) {
    case 'day':
      return from + count * 86_400
    case 'week':
      return from + count * 7 * 86_400
    case 'month':
      return addMonths(from, count)
    case 'year':
      return addMonths(from, count * 12)
  }
}

/** So many months later, on the same day or, where the month is shorter, on its last. */
export function addMonths(from: number, count: number): number {
  const date = new Date(from * 1000)
  const first = new Date(date)
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() + count)
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return Math.floor(first.getTime() / 1000)
}
