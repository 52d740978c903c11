/** Tops of an axis whose halves are easy to read; below ten only those with whole halves. */
const steps = [1, 2, 3, 4, 5, 6, 8, 10]
const smallSteps = [2, 4, 6, 8, 10]

/** Returns the upper end of an axis that begins at zero: a number of at least `max` that is easy to read. */
export function topOf(max: number): number {
  const small = smallSteps.find((step) => step >= max)
  if (small !== undefined) return small
  const power = 10 ** Math.floor(Math.log10(max))
  return (steps.find((step) => step * power >= max) ?? 10) * power
}

/** The number of days that a month's name covers under a chart. */
const daysOfName = 3

/**
 * Returns the indexes of the days that have their month below them: each first of a month, and the first day
 * unless a new month is close.
 */
export function monthsOf(days: readonly number[]): number[] {
  const monthOf = (day: number | undefined) => new Date(day ?? 0).getMonth()
  const begins = days.flatMap((day, index) =>
    index > 0 && monthOf(day) !== monthOf(days[index - 1]) ? [index] : [],
  )
  return days.length === 0 || (begins[0] ?? daysOfName) < daysOfName ? begins : [0, ...begins]
}

/** The maximum number of intervals between the dates of an axis. */
const maxIntervals = 6

/**
 * Returns the indexes of the days that are named under a chart without space for all: the last, and those
 * before it in even steps.
 */
export function ticksOf(count: number): number[] {
  const step = Math.max(1, Math.ceil((count - 1) / maxIntervals))
  const ticks: number[] = []
  for (let index = count - 1; index >= 0; index -= step) ticks.unshift(index)
  return ticks
}

/** The minimum distance in pixels between the middles of two labels below each other. */
const minGap = 20

/**
 * Returns positions of labels as near as possible to `wanted` (pixels from the top), without overlaps and
 * within `height`. The order of the input is kept.
 */
export function spread(positions: readonly number[], height: number): number[] {
  const order = positions
    .map((_, index) => index)
    .toSorted((one, other) => (positions[one] ?? 0) - (positions[other] ?? 0))
  const placed = new Map<number, number>()
  let min = 0
  for (const index of order) {
    const at = Math.max(min, positions[index] ?? 0)
    placed.set(index, at)
    min = at + minGap
  }
  // A label that does not fit at the bottom moves those above it up.
  let max = height
  for (const index of order.toReversed()) {
    const at = Math.min(max, placed.get(index) ?? 0)
    placed.set(index, at)
    max = at - minGap
  }
  return positions.map((_, index) => placed.get(index) ?? 0)
}
