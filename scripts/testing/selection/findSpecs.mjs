import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../launcher/paths.mjs'
import { selectJourneys } from './selectTests.mjs'

/**
 * Returns the browser tests to run, as paths from the project's root: those whose path contains one of
 * `filters`, or all.
 * With `changes`, only those that the change can reach. Files named `.extended.spec.ts` belong to `npm run
 * test:all` and to runs that name them.
 */
export function findSpecs({ filters = [], changes, isAll = false }) {
  const files = readdirSync(join(paths.root, 'web/e2e'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `web/e2e/${name}`)
    .filter((file) =>
      filters.length > 0
        ? filters.some((filter) => file.includes(filter))
        : isAll || !file.endsWith('.extended.spec.ts'),
    )
    .sort()
  if (!changes) return files
  const specs = files.map((file) => ({ file, text: readFileSync(join(paths.root, file), 'utf8') }))
  return selectJourneys(changes.files, specs)
}
