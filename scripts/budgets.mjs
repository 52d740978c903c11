import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { paths } from './launcher/paths.mjs'

const widget = join(paths.root, 'web/dist/widget')

/** What a visitor downloads, gzipped as a server would; bytes are undefined where nothing is built. */
const budgets = [
  { name: 'widget launcher, gzip', limit: 1214, files: () => [join(widget, 'parley.js')] },
  { name: 'widget panel, gzip', limit: 9890, files: panelFiles },
]

export function measureBudgets() {
  return budgets.map(({ name, limit, files }) => ({ name, limit, bytes: gzipBytes(files()) }))
}

export function gzipBytes(files) {
  if (files.length === 0 || !files.every(existsSync)) return undefined
  return files.reduce((total, file) => total + gzipSync(readFileSync(file), { level: 9 }).length, 0)
}

/** All that the launcher fetches when the page is idle. */
function panelFiles() {
  const manifest = join(widget, 'manifest.json')
  if (existsSync(manifest)) return JSON.parse(readFileSync(manifest, 'utf8')).panel.map((file) => join(widget, file))
  const chunks = join(widget, 'chunks')
  return existsSync(chunks) ? readdirSync(chunks).filter((file) => file.endsWith('.js')).map((file) => join(chunks, file)) : []
}
