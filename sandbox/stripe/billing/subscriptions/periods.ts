export type Interval = 'day' | 'week' | 'month' | 'year'

export interface Cadence {
  interval: Interval
  interval_count: number
}

/**
 * Returns the first boundary after a time, counted from the anchor: the 31st becomes the last day of a
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

/** Returns the time some months later, on the same day or on the last day of a shorter month. */
export function addMonths(from: number, count: number): number {
  const date = new Date(from * 1000)
  const first = new Date(date)
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() + count)
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return Math.floor(first.getTime() / 1000)
}
