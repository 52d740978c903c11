import react from '@vitejs/plugin-react'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { compileTexts } from '../compileTexts.ts'
import { fillPage } from './fillPage.ts'
import { openDocument } from './openDocument.ts'

// Renders the front page into the built `index.html`; every other path gets `shell.html`, which is empty.
const folder = fileURLToPath(new URL('../', import.meta.url))
const dist = join(folder, 'dist')
const rendererDir = join(folder, '../.cache/build/front-renderer')

await build({
  root: folder,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [react(), compileTexts()],
  ssr: { noExternal: true },
  build: { ssr: 'prerender/renderFront.tsx', outDir: rendererDir, emptyOutDir: true },
})
openDocument()
const { renderFront } = await import(pathToFileURL(join(rendererDir, 'renderFront.js')).href)

const shell = join(dist, 'shell.html')
if (!existsSync(shell)) renameSync(join(dist, 'index.html'), shell)
const page = fillPage(readFileSync(shell, 'utf8'), {
  ...renderFront(),
  origin: process.env['WEB_ORIGIN'] ?? 'http://127.0.0.1:5000',
  manifest: JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')),
})
writeFileSync(join(dist, 'index.html'), page)
// React and the timers of the page would keep the process alive.
process.exit(0)
