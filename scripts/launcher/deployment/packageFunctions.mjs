import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { failWith } from '../failWith.mjs'
import { paths } from '../paths.mjs'
import { runCommand } from '../runCommand.mjs'

/**
 * Does with functions/ what Cloud Build does.
 * It copies only that folder, without ignored files and the lock file, installs its dependencies and loads
 * the entry. Returns the folder and the functions that would be deployed.
 */
export async function packageFunctions() {
  const [{ ignore }] = JSON.parse(readFileSync(join(paths.root, 'firebase.json'), 'utf8')).functions
  const folder = mkdtempSync(join(tmpdir(), 'parley-functions-'))
  const source = join(paths.root, 'functions')
  cpSync(source, folder, {
    recursive: true,
    filter: (file) => file === source || !isIgnored(basename(file), ignore),
  })
  const PATH = [join(paths.root, 'node_modules/node/bin'), process.env.PATH].join(delimiter)
  const install = await runCommand('npm', ['install', '--omit=dev', '--no-audit', '--no-fund'], {
    cwd: folder,
    environment: { PATH },
  })
  if (install.code !== 0) failWith(`Installing the packaged functions failed:\n${install.output}`)
  const loaded = await runCommand(paths.node, ['--input-type=module', '--eval', listing], {
    cwd: folder,
    environment: {
      PATH,
      GCLOUD_PROJECT: 'demo-parley',
      FIREBASE_CONFIG: '{"projectId":"demo-parley"}',
      FUNCTIONS_CONTROL_API: 'true',
    },
  })
  if (loaded.code !== 0) failWith(`The packaged functions do not load:\n${loaded.output}`)
  return { folder, functions: JSON.parse(loaded.output.trim().split('\n').at(-1)) }
}

/** Runs inside the package: lists every export that Firebase would deploy, with its regions and its trigger. */
const listing = `
const { readFileSync } = await import('node:fs')
const { main } = JSON.parse(readFileSync('package.json', 'utf8'))
const entry = await import(process.cwd() + '/' + main)
const found = Object.entries(entry).filter(([, value]) => value?.__endpoint)
const listed = found.map(([name, { __endpoint: { region = [], eventTrigger } }]) => ({
  name,
  regions: region,
  ...(eventTrigger && {
    trigger: {
      type: eventTrigger.eventType,
      database: eventTrigger.eventFilters?.database,
      document: eventTrigger.eventFilterPathPatterns?.document ?? eventTrigger.eventFilters?.document,
      isRetried: eventTrigger.retry,
    },
  }),
}))
console.log(JSON.stringify(listed))
process.exit(0)`

function isIgnored(name, patterns) {
  return patterns.some((pattern) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(name),
  )
}
