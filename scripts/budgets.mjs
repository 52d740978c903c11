import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesOfView } from './bench/filesOfView.mjs'
import { paths } from './launcher/paths.mjs'

const widget = join(paths.root, 'web/dist/widget')
const floor = join(paths.root, 'scripts/bench/floor')

/** Bytes that no build may exceed, gzipped as a server would. */
export const limits = {
  launcherGzipBytes: 1214,
  panelGzipBytes: 9890,
  // React with hardly anything beside it.
  signInGzipBytes: 75_000,
  firstViewGzipBytes: 150_000,
}

const names = {
  launcherGzipBytes: 'widget launcher, gzip',
  panelGzipBytes: 'widget panel, gzip',
  signInGzipBytes: 'sign-in page, gzip',
  firstViewGzipBytes: 'first view of the dashboard, gzip',
}

export function measureBudgets() {
  const bytes = measureBytes()
  return Object.entries(limits).map(([key, limit]) => ({ name: names[key], limit, bytes: bytes[key] }))
}

/** Gzipped bytes of all that the benchmark reports; undefined where nothing is built. */
export function measureBytes() {
  return {
    launcherGzipBytes: gzipBytes([join(widget, 'parley.js')]),
    panelGzipBytes: gzipBytes(panelFiles()),
    floorLauncherGzipBytes: gzipBytes([join(floor, 'launcher.js')]),
    floorPanelGzipBytes: gzipBytes([join(floor, 'panel.js')]),
    // JS and CSS until the input of /login takes focus: the entry alone, since signing in needs neither
    // router nor SDK.
    signInGzipBytes: gzipBytes(filesOfView([])),
    // JS and CSS until a signed-in person sees the rows of the list; Firestore's SDK comes after it.
    firstViewGzipBytes: gzipBytes(filesOfView(['dashboard', 'connection'])),
  }
}

function gzipBytes(files) {
  if (files.length === 0 || !files.every(existsSync)) return undefined
  return files.reduce((total, file) => total + gzipSync(readFileSync(file), { level: 9 }).length, 0)
}

/** All that the launcher fetches when the page is idle. */
function panelFiles() {
  const manifest = join(widget, 'manifest.json')
  if (existsSync(manifest))
    return JSON.parse(readFileSync(manifest, 'utf8')).panel.map((file) => join(widget, file))
  const chunks = join(widget, 'chunks')
  return existsSync(chunks)
    ? readdirSync(chunks)
        .filter((file) => file.endsWith('.js'))
        .map((file) => join(chunks, file))
    : []
}
