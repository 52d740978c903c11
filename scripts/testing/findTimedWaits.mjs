import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../launcher/paths.mjs'

const folder = 'web/e2e'
/** A time in a browser test is too short on a slow machine and wasted on a fast one. */
const timed = /waitForTimeout|networkidle|\btimeout:/
/** The times in these files are not waits for the product. */
const allowed = new Set(['support/browser.ts', 'support/settle.ts'])

/** Returns the lines of browser tests that wait for a time instead of a signal, as `file:line`. */
export function findTimedWaits() {
  return readdirSync(join(paths.root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !allowed.has(file))
    .flatMap((file) => {
      const lines = readFileSync(join(paths.root, folder, file), 'utf8').split('\n')
      return lines.flatMap((line, index) => (timed.test(line) ? [`${folder}/${file}:${index + 1}`] : []))
    })
}
