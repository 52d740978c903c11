import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildAll } from './launcher/buildAll.mjs'
import { failWith } from './launcher/failWith.mjs'
import { packageFunctions } from './launcher/packageFunctions.mjs'
import { paths } from './launcher/paths.mjs'
import { startProcess } from './launcher/processTree.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'
import { step } from './launcher/step.mjs'

// npm run deploy -- --dry-run       packages the functions as Cloud Build will and lists them
// npm run deploy [-- --only …]      builds for production and runs firebase deploy with the same arguments
const args = process.argv.slice(2)

await runLaunch(() => (args.includes('--dry-run') ? rehearse() : deploy()))

async function rehearse() {
  await step('Building for deployment', () => buildAll({ emulated: false }))
  const { folder, functions } = await step('Packaging the functions', packageFunctions)
  console.log(functions.map(({ name, regions }) => `  ${name} (${[regions].flat().join(', ')})`).join('\n'))
  console.log(`${functions.length} functions would be deployed; the package is in ${folder}`)
  return functions.length > 0 ? 0 : 1
}

async function deploy() {
  const project = JSON.parse(readFileSync(join(paths.root, '.firebaserc'), 'utf8')).projects.default
  const isChosen = args.some((argument) => argument.startsWith('--project') || argument === '-P')
  if (project.startsWith('demo-') && !isChosen) {
    failWith('demo-parley exists in the emulators only: name your project with --project, or make it the default in .firebaserc.')
  }
  await step('Building for deployment', () => buildAll({ emulated: false }))
  const firebase = join(paths.root, 'node_modules/firebase-tools/lib/bin/firebase.js')
  const child = startProcess(paths.node, [firebase, 'deploy', ...args], {
    cwd: paths.root,
    stdio: 'inherit',
    environment: { PATH: `${paths.root}/node_modules/node/bin:${process.env.PATH}` },
  })
  return (await child.ended).code
}
