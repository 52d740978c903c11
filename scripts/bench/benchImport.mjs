import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { paths } from '../launcher/paths.mjs'

const rounds = 7
const bundle = pathToFileURL(join(paths.root, 'functions/lib/index.js')).href
const scripts = {
  empty: '',
  bundle: `await import(${JSON.stringify(bundle)})`,
  // A visitor opens a chat: the widget function reads the agent, finds none and says so.
  firstRead: `const { widget } = await import(${JSON.stringify(bundle)})
    const body = { agentId: 'benchNone', region: 'na' }
    const rawBody = Buffer.from(JSON.stringify(body))
    const about = { method: 'POST', path: '/session', url: '/session', headers: {} }
    const request = { ...about, rawBody, get: () => undefined }
    const status = await new Promise((resolve, reject) => {
      const answer = (code) => ({ json: () => resolve(code), end: () => resolve(code) })
      const response = { setHeader() {}, on() {}, status: answer }
      Promise.resolve(widget(request, response)).catch(reject)
    })
    if (status !== 404) throw new Error('The first read was answered with ' + status)`,
}

/**
 * The part of a cold start that Parley causes.
 * Measures a process that imports the built functions, and one that has also read its first document. Each
 * figure is the median, less that of an empty process; the three run in turn.
 */
export function benchImport(environment) {
  const times = { empty: [], bundle: [], firstRead: [] }
  for (let round = 0; round < rounds; round++) {
    for (const [name, script] of Object.entries(scripts)) times[name].push(run(script, environment))
  }
  const empty = median(times.empty)
  return { importMs: median(times.bundle) - empty, importAndReadMs: median(times.firstRead) - empty }
}

function run(script, environment) {
  const started = performance.now()
  const { status, stderr } = spawnSync(
    paths.node,
    ['--input-type=module', '--eval', `${script}\nprocess.exit(0)`],
    {
      cwd: join(paths.root, 'functions'),
      env: {
        ...process.env,
        ...environment,
        NODE_OPTIONS: '',
        GCLOUD_PROJECT: 'demo-parley',
        SESSION_SECRET: 'benchmark-session-secret-of-thirty-two-characters',
      },
      encoding: 'utf8',
      timeout: 30_000,
    },
  )
  if (status !== 0) throw new Error(`The functions could not be imported:\n${stderr}`)
  return performance.now() - started
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
