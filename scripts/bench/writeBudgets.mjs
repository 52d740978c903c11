import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, availableParallelism } from 'node:os'
import { join } from 'node:path'
import { paths } from '../launcher/paths.mjs'
import { figuresInMarkdown } from './showFigures.mjs'

const start = '<!-- figures: written by npm run bench -->'
const end = '<!-- end of figures -->'

/** Writes the figures of a complete run into `docs/budgets.md`. */
export function writeBudgets(figures) {
  const file = join(paths.root, 'docs/budgets.md')
  const machine = `${availableParallelism()} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}`
  const day = new Date().toISOString().slice(0, 10)
  const text = withFigures(
    readFileSync(file, 'utf8'),
    `Measured on ${day} on ${machine}.\n\n${figuresInMarkdown(figures)}`,
  )
  writeFileSync(file, text)
}

/**
 * Returns a page with other text between its two marks. Throws when a mark is missing.
 * @internal Exported for tests.
 */
export function withFigures(page, text) {
  const from = page.indexOf(start)
  const to = page.indexOf(end)
  if (from < 0 || to < from) throw new Error('docs/budgets.md has lost the marks of its figures.')
  return `${page.slice(0, from)}${start}\n\n${text}\n\n${page.slice(to)}`
}
