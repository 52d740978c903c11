import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { failWith } from '../launcher/failWith.mjs'
import { paths } from '../launcher/paths.mjs'
import { runCommand } from '../launcher/runCommand.mjs'

const folder = join(paths.cache, 'bench')

/** Runs `functions/test/bench/{name}.ts` on the emulators and returns what it has written. */
export async function prepare(name, environment) {
  mkdirSync(folder, { recursive: true })
  const bundle = await rolldown({
    input: join(paths.root, `functions/test/bench/${name}.ts`),
    platform: 'node',
    cwd: join(paths.root, 'functions'),
    external: [/^firebase-admin/, /^firebase-functions/, /^@google-cloud\//],
  })
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: `${name}.js` })
  await bundle.close()
  const output = join(folder, `${name}.json`)
  const { code, output: log } = await runCommand(paths.node, [join(folder, `${name}.js`)], {
    environment: { ...environment, PARLEY_BENCH_OUTPUT: output },
  })
  if (code !== 0) failWith(`The benchmark could not be prepared:\n${log}`)
  return JSON.parse(readFileSync(output, 'utf8'))
}
