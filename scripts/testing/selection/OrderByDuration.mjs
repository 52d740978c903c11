import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'
import { paths } from '../../launcher/paths.mjs'
import { durationsFile } from './saveDurations.mjs'

/** For a file that is too short to be recorded, or was never measured. */
const unknownSeconds = 2

/** Runs the slowest files first, so that no worker is idle at the end of a run. */
export class OrderByDuration extends BaseSequencer {
  async sort(specifications) {
    const seconds = existsSync(durationsFile) ? JSON.parse(readFileSync(durationsFile, 'utf8')) : {}
    const secondsOf = ({ moduleId }) => seconds[relative(paths.root, moduleId)] ?? unknownSeconds
    return specifications.toSorted((one, other) => secondsOf(other) - secondsOf(one))
  }
}
