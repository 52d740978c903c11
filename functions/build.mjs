import { rm } from 'node:fs/promises'
import { rolldown, watch } from 'rolldown'

/**
 * firebase-functions verifies callables' tokens and reads triggers' events with the Admin SDK, and imports it
 * for all. A visitor's turn has neither, so here it loads on its first use; that must not wait, hence
 * `require`.
 */
const adminOnFirstUse = {
  name: 'admin-on-first-use',
  resolveId: (source, importer) =>
    source in adminExports && isFunctions(importer)
      ? { id: `\0${source}`, moduleSideEffects: false }
      : undefined,
  load(id) {
    const source = id.slice(1)
    if (id[0] !== '\0' || !(source in adminExports)) return undefined
    const functions = adminExports[source].map(
      (name) => `export const ${name} = (...given) => require('${source}').${name}(...given)`,
    )
    return `import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)\n${functions.join('\n')}\n`
  },
}
const isFunctions = (importer = '') => importer.includes('/node_modules/firebase-functions/')
const adminExports = {
  'firebase-admin/app': ['applicationDefault', 'deleteApp', 'getApp', 'initializeApp'],
  'firebase-admin/app-check': ['getAppCheck'],
  'firebase-admin/auth': ['getAuth'],
  'firebase-admin/firestore': ['getFirestore'],
}

/**
 * One bundle, so that Cloud Build needs few packages and a cold start reads few files. What a chat turn does
 * not need (the Admin SDK, PDF and DOCX readers, model SDKs) is imported inside handlers and lands in chunks
 * of its own.
 */
const input = {
  input: 'src/index.ts',
  platform: 'node',
  cwd: import.meta.dirname,
  plugins: [adminOnFirstUse],
  // Asked before the plugins, so what they answer for must not be named here.
  external: (source, importer) =>
    /^(firebase-admin\/|@google-cloud\/|sharp$)/.test(source) && !isFunctions(importer),
}
const output = {
  dir: `${import.meta.dirname}/lib`,
  format: 'esm',
  sourcemap: true,
  // Less to parse in a cold start; names stay, since they are what a logged stack has to say.
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
}
/**
 * The functions, and the process that reads strangers' files: apart, so that neither loads parts of the
 * other.
 */
const builds = ['index', 'parseChild'].map((name) => ({ ...input, input: { [name]: `src/${name}.ts` } }))

await rm(`${import.meta.dirname}/lib`, { recursive: true, force: true })
if (process.argv.includes('--watch')) {
  watch(builds.map((build) => ({ ...build, output })))
} else {
  for (const build of builds) {
    const bundle = await rolldown(build)
    await bundle.write(output)
    await bundle.close()
  }
}
