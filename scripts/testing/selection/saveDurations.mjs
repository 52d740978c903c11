import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { paths } from '../../launcher/paths.mjs'

export const durationsFile = join(paths.root, 'scripts/testing/selection/durations.json')
/** Shorter files do not matter for the order. */
const minSeconds = 3

/** Saves how long test files have taken, in seconds, for `OrderByDuration`. `files` are `{ name, ms }`. */
export function saveDurations(files) {
  const entries = files
    .map(({ name, ms }) => [relative(paths.root, name), Math.round(ms / 1000)])
    .filter(([, seconds]) => seconds >= minSeconds)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(durationsFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
}
