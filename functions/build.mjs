import { rm } from 'node:fs/promises'
import { rolldown, watch } from 'rolldown'

/**
 * One bundle, so that Cloud Build needs five packages and a cold start reads few files. What a chat turn does not
 * need (PDF and DOCX readers, model SDKs) is imported inside handlers and lands in chunks of its own.
 */
const input = {
  input: 'src/index.ts',
  platform: 'node',
  cwd: import.meta.dirname,
  external: [/^firebase-admin/, /^firebase-functions/, /^@google-cloud\//],
}
const output = {
  dir: `${import.meta.dirname}/lib`,
  format: 'esm',
  sourcemap: true,
  entryFileNames: 'index.js',
  chunkFileNames: 'chunks/[name]-[hash].js',
}

await rm(`${import.meta.dirname}/lib`, { recursive: true, force: true })
if (process.argv.includes('--watch')) {
  watch({ ...input, output })
} else {
  const bundle = await rolldown(input)
  await bundle.write(output)
  await bundle.close()
}
