import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'
import { paths } from '../launcher/paths.mjs'

const file = join(paths.root, 'scripts/testing/durations.json')
/** Of a file that nobody has measured yet: it may be long, so it begins early. */
const unknownSeconds = 15

/** Runs the files that take longest first, so that no worker is idle at the end of a run. */
export class OrderByDuration extends BaseSequencer {
  async sort(specifications) {
    const seconds = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    const secondsOf = ({ moduleId }) => seconds[relative(paths.root, moduleId)] ?? unknownSeconds
    return specifications.toSorted((one, other) => secondsOf(other) - secondsOf(one))
  }
}
