import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildAll } from './launcher/buildAll.mjs'
import { failWith } from './launcher/failWith.mjs'
import { addServedChunks } from './launcher/deployment/addServedChunks.mjs'
import { siteVariables } from './launcher/deployment/siteVariables.mjs'
import { packageFunctions } from './launcher/deployment/packageFunctions.mjs'
import { paths } from './launcher/paths.mjs'
import { startProcess } from './launcher/processTree.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'
import { step } from './launcher/step.mjs'

// npm run deploy -- --dry-run               packages the functions as Cloud Build will and lists them
// npm run deploy -- [--project …] [--only …] builds for that project and deploys it
const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean' },
    project: { type: 'string', short: 'P' },
    only: { type: 'string' },
  },
})

await runLaunch(() => (values['dry-run'] ? rehearse() : deploy()))

async function rehearse() {
  await step('Building for deployment', () => buildAll({ project: chosenProject() }))
  const { folder, functions } = await step('Packaging the functions', packageFunctions)
  console.log(functions.map(describeFunction).join('\n'))
  console.log(`${functions.length} functions would be deployed; the package is in ${folder}`)
  return functions.length > 0 ? 0 : 1
}

/** Returns a line about a function; one that follows a database names the documents, and whether events are retried. */
function describeFunction({ name, regions, trigger }) {
  const location = [regions].flat().join(', ')
  if (!trigger) return `  ${name} (${location})`
  const kind = trigger.type.slice(trigger.type.lastIndexOf('.') + 1)
  const retries = trigger.isRetried ? 'retried' : 'not retried'
  return `  ${name} (${location}): ${trigger.document} ${kind} in ${trigger.database}, ${retries}`
}

async function deploy() {
  const project = chosenProject()
  if (project.startsWith('demo-')) {
    failWith(
      `${project} exists in the emulators only: name your project with --project, or make it the default in .firebaserc.`,
    )
  }
  if (!hasWebKey())
    failWith(
      'The dashboard needs the web key of your project: put VITE_FIREBASE_API_KEY=… into web/.env.production.',
    )
  if (!siteVariables(project).PARLEY_OPERATOR)
    failWith(
      'The legal pages must name who runs the service: put PARLEY_OPERATOR={"name":"…","email":"…"} into web/.env.production.',
    )
  await step(`Building for ${project}`, () => buildAll({ project }))
  await step('Keeping the widget that is served now', () => keepWidgets(project))
  const firebase = join(paths.root, 'node_modules/firebase-tools/lib/bin/firebase.js')
  const only = values.only ? ['--only', values.only] : []
  const child = startProcess(paths.node, [firebase, 'deploy', '--project', project, ...only], {
    cwd: paths.root,
    stdio: 'inherit',
    environment: { PATH: `${paths.root}/node_modules/node/bin:${process.env.PATH}` },
  })
  return (await child.ended).code
}

/** Adds the served widget to both sites, because both contain it. */
async function keepWidgets(project) {
  const { targets = {} } = JSON.parse(readFileSync(join(paths.root, '.firebaserc'), 'utf8'))
  const { app = [project], agency = [`${project}-agency`] } = targets[project]?.hosting ?? {}
  await addServedChunks(`https://${app[0]}.web.app`, join(paths.root, 'web/dist/widget'))
  await addServedChunks(`https://${agency[0]}.web.app`, join(paths.root, 'web/dist-agency/widget'))
}

function chosenProject() {
  return values.project ?? JSON.parse(readFileSync(join(paths.root, '.firebaserc'), 'utf8')).projects.default
}

function hasWebKey() {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local'].map((name) =>
    join(paths.root, 'web', name),
  )
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))
  return (
    Boolean(process.env.VITE_FIREBASE_API_KEY) ||
    texts.some((text) => /^VITE_FIREBASE_API_KEY=\S/m.test(text))
  )
}
