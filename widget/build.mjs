import { copyFileSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, mergeConfig } from 'vite'
import { fontFiles, fontPackage, servedFonts } from '../functions/src/shared/brand/fonts.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const isWatching = process.argv.includes('--watch')

rmSync(`${root}dist`, { recursive: true, force: true })
await buildPanel()
await buildPages()
copyFonts()
// The published types are the source that the widget is checked against.
copyFileSync(`${root}src/commands.ts`, `${root}dist/parley.d.ts`)

/** Builds the panel first: the launcher contains its file name, and so its hash. */
async function buildPanel() {
  const launcherFollows = {
    name: 'launcher-follows',
    buildStart() {
      for (const file of readdirSync(`${root}src`))
        if (file.includes('.')) this.addWatchFile(`${root}src/${file}`)
    },
    writeBundle: (_options, files) => buildLauncher(Object.values(files)),
  }
  // Vite wraps each import to preload style sheets into the page's head. The widget has none, and a strict
  // policy would refuse them.
  const plainImports = {
    name: 'plain-imports',
    configResolved({ plugins }) {
      const kept = plugins.filter(({ name }) => name !== 'native:import-analysis-build')
      plugins.splice(0, plugins.length, ...kept)
    },
  }
  await bundle(isWatching, {
    plugins: [plainImports, launcherFollows],
    build: {
      rolldownOptions: {
        input: `${root}src/chat/mountPanel.tsx`,
        preserveEntrySignatures: 'allow-extension',
        output: {
          format: 'es',
          entryFileNames: 'chunks/[hash:6].js',
          chunkFileNames: 'chunks/[name]-[hash:6].js',
        },
      },
    },
  })
}

/** Builds the launcher as one classic script with a name that never changes: customers paste its URL once. */
async function buildLauncher(chunks) {
  const entry = chunks.find((chunk) => chunk.isEntry)
  const panel = entry.fileName
  await bundleAround(panel, 'parley.ts', { format: 'iife', entryFileNames: 'parley.js' })
  // In the dashboard's frame the same launcher loads a module that gives the same panel another conversation.
  await bundleAround('scene.js', 'parley.ts', { format: 'iife', entryFileNames: 'pages/sceneLauncher.js' })
  await bundleAround(panel, 'pages/scene.ts', { format: 'es', entryFileNames: 'pages/scene.js' })
  // The files that a visitor loads before the first message, without the optional ones.
  const first = [panel, ...entry.imports]
  const files = chunks.map((chunk) => chunk.fileName)
  const later = files.filter((file) => !first.includes(file))
  // The further files for a visitor who writes to a new agent.
  const writer = withImports(chunks, ['serveFont', 'startExtras', 'startRating']).filter(
    (file) => !first.includes(file),
  )
  const parts = chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes('/extras/'))
  const manifest = {
    launcher: 'parley.js',
    panel: first,
    writer,
    extras: parts.map(({ fileName }) => fileName),
    voice: chunks.filter(({ name }) => name === 'startCall').map(({ fileName }) => fileName),
    languages: files.filter((file) => /^chunks\/[a-z]{2}-/.test(file)),
    later,
  }
  writeFileSync(`${root}dist/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Bundles one file that loads the panel by the given name. */
function bundleAround(panel, input, output) {
  return bundle(false, {
    define: { __PARLEY_PANEL__: JSON.stringify(panel) },
    build: { rolldownOptions: { input: `${root}src/${input}`, output, preserveEntrySignatures: 'strict' } },
  })
}

/** Returns the files of chunks by name, and of all that they import. */
function withImports(chunks, names) {
  const wanted = new Set(chunks.filter(({ name }) => names.includes(name)).map(({ fileName }) => fileName))
  for (const file of wanted)
    for (const other of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) wanted.add(other)
  return [...wanted]
}

/**
 * Builds the pages at an agent's own URLs. Their scripts and styles are files, as a strict policy requires.
 */
async function buildPages() {
  cpSync(`${root}pages`, `${root}dist/pages`, { recursive: true })
  for (const name of ['frame', 'agent']) {
    await bundle(false, {
      build: {
        rolldownOptions: {
          input: `${root}src/pages/${name}.ts`,
          output: { format: 'es', entryFileNames: `pages/${name}.js` },
        },
      },
    })
  }
}

/**
 * Copies the fonts, each with its licence, so that no visitor's browser requests them from another company.
 */
function copyFonts() {
  const target = `${root}dist/fonts`
  mkdirSync(target, { recursive: true })
  for (const family of servedFonts) {
    const name = fontPackage(family)
    const find = (path) => fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/${path}`))
    copyFileSync(find('LICENSE'), `${target}/${name}-license.txt`)
    for (const { file } of fontFiles(family)) copyFileSync(find(`files/${file}`), `${target}/${file}`)
  }
}

function bundle(watch, options) {
  return build(mergeConfig({ root, logLevel: 'warn', build: { watch: watch ? {} : null } }, options))
}
