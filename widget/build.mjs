import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, mergeConfig } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const isWatching = process.argv.includes('--watch')

rmSync(`${root}dist`, { recursive: true, force: true })
await buildPanel()

/** The panel first: the launcher is built around the name, and so the hash, of the panel's module. */
async function buildPanel() {
  const launcherFollows = {
    name: 'launcher-follows',
    buildStart() {
      for (const file of readdirSync(`${root}src`)) if (file.includes('.')) this.addWatchFile(`${root}src/${file}`)
    },
    writeBundle: (_options, files) => buildLauncher(Object.values(files)),
  }
  await bundle(isWatching, {
    plugins: [launcherFollows],
    build: {
      rolldownOptions: {
        input: `${root}src/chat/mountPanel.tsx`,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: 'chunks/panel-[hash].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  })
}

/** One classic script under a name that never changes: customers paste its address once. */
async function buildLauncher(chunks) {
  const panel = chunks.find((chunk) => chunk.isEntry).fileName
  await bundle(false, {
    define: { __PARLEY_PANEL__: JSON.stringify(panel) },
    build: { rolldownOptions: { input: `${root}src/parley.ts`, output: { format: 'iife', entryFileNames: 'parley.js' } } },
  })
  const manifest = { launcher: 'parley.js', panel: chunks.map((chunk) => chunk.fileName) }
  writeFileSync(`${root}dist/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}

function bundle(watch, options) {
  return build(mergeConfig({ root, logLevel: 'warn', build: { watch: watch ? {} : null } }, options))
}
