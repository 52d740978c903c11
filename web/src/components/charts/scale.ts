/** Tops of an axis, of which halves are read at a glance; below ten only those whose halves are whole. */
const steps = [1, 2, 3, 4, 5, 6, 8, 10]
const smallSteps = [2, 4, 6, 8, 10]

/** The upper end of an axis that begins at zero: at least `most`, and a number that is read at a glance. */
export function topOf(most: number): number {
  const small = smallSteps.find((step) => step >= most)
  if (small !== undefined) return small
  const power = 10 ** Math.floor(Math.log10(most))
  return (steps.find((step) => step * power >= most) ?? 10) * power
}

/** How many days a month's name takes under a chart. */
const daysOfName = 3

/** Indexes of the days under which their month is named: the first, unless a new one begins beside it, and each first of a month. */
export function monthsOf(days: readonly number[]): number[] {
  const monthOf = (day: number | undefined) => new Date(day ?? 0).getMonth()
  const begins = days.flatMap((day, index) =>
    index > 0 && monthOf(day) !== monthOf(days[index - 1]) ? [index] : [],
  )
  return days.length === 0 || (begins[0] ?? daysOfName) < daysOfName ? begins : [0, ...begins]
}

/** How many stretches lie between the dates of an axis, where there are days enough. */
const mostStretches = 6

/** Indexes of the days that are named under a chart that has no room for all: the last, and those before it in even steps. */
export function ticksOf(count: number): number[] {
  const step = Math.max(1, Math.ceil((count - 1) / mostStretches))
  const ticks: number[] = []
  for (let index = count - 1; index >= 0; index -= step) ticks.unshift(index)
  return ticks
}

/** Pixels between the middles of two labels that stand below each other. */
const leastGap = 20

/**
 * Where labels stand that shall be as near as possible to `wanted` (pixels from the top) without covering each
 * other, within `height`. The order of the input is kept.
 */
export function spread(wanted: readonly number[], height: number): number[] {
  const order = wanted
    .map((_, index) => index)
    .toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0))
  const placed = new Map<number, number>()
  let least = 0
  for (const index of order) {
    const at = Math.max(least, wanted[index] ?? 0)
    placed.set(index, at)
    least = at + leastGap
  }
  // What has been pushed out at the bottom pushes back those above it.
  let most = height
  for (const index of order.toReversed()) {
    const at = Math.min(most, placed.get(index) ?? 0)
    placed.set(index, at)
    most = at - leastGap
  }
  return wanted.map((_, index) => placed.get(index) ?? 0)
}
