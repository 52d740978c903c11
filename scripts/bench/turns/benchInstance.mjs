import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { failWith } from '../../launcher/failWith.mjs'
import { paths } from '../../launcher/paths.mjs'
import { median } from '../benchImport.mjs'
import { measure, post, visitorBodies } from './measureTurns.mjs'

const rounds = 7
const listeners = 250
const turnsInFlight = 50
const bundle = pathToFileURL(join(paths.root, 'functions/lib/index.js')).href

/**
 * A script for its own process: imports the functions, sends one request, and ends with the first byte of the
 * response.
 */
const firstAnswer = (path, body) => `const { widget } = await import(${JSON.stringify(bundle)})
  const rawBody = Buffer.from(${JSON.stringify(JSON.stringify(body))})
  const request = { method: 'POST', path: '${path}', url: '${path}', headers: {}, rawBody, get: () => undefined }
  const end = () => process.exit(0)
  const answer = { json: end, end }
  widget(request, { setHeader() {}, on() {}, write: end, end, json: end, status: () => answer })`

/**
 * The first word of an answer on a cold instance, less the time of the model.
 * The figure is relative to importing the functions and reading one document; medians, taken in turn.
 */
export async function benchColdFirstWord(environment, token) {
  const message = { token, clientMessageId: crypto.randomUUID(), text: 'Where is my order?' }
  const scripts = {
    empty: 'process.exit(0)',
    firstRead: firstAnswer('/session', { agentId: 'benchNone', region: 'na' }),
    firstWord: firstAnswer('/message', message),
  }
  const times = { empty: [], firstRead: [], firstWord: [] }
  for (let round = 0; round < rounds; round++) {
    // A repeated message would find its answer and call no model.
    scripts.firstWord = firstAnswer('/message', { ...message, clientMessageId: crypto.randomUUID() })
    for (const [name, script] of Object.entries(scripts)) times[name].push(await run(script, environment))
  }
  const empty = median(times.empty)
  return { coldFirstWordRatio: (median(times.firstWord) - empty) / (median(times.firstRead) - empty) }
}

async function run(script, environment) {
  const started = performance.now()
  const child = spawn(paths.node, ['--input-type=module', '--eval', script], {
    cwd: join(paths.root, 'functions'),
    env: { ...process.env, ...environment, NODE_OPTIONS: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) failWith('A cold instance of the benchmark failed.')
  return performance.now() - started
}

/** Returns the peak memory in MiB of an instance that 250 browsers listen to while it creates 50 answers. */
export async function benchInstanceMemory({ origin, pid, tokens, model }) {
  const agent = new http.Agent({ maxSockets: listeners })
  for (const [lane, token] of tokens.slice(0, listeners).entries()) await listen(origin, agent, token, lane)
  Object.assign(model.timing, { firstMs: 300, tokenMs: 40 })
  let highest = 0
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      highest = Math.max(highest, residentMiB(pid))
      await sleep(100)
    }
  }
  const watching = watch()
  const answers = tokens.slice(listeners, listeners + turnsInFlight * 3)
  const { failed } = await measure({
    url: `${origin}/message`,
    isComplete: (text) => text.includes('"type":"done"'),
    makeBody: visitorBodies(answers, 0),
    inFlight: turnsInFlight,
    count: turnsInFlight * 3,
    ip: (lane) => lane + 1_000,
  })
  isOver = true
  await watching
  agent.destroy()
  if (failed > 0) failWith(`${failed} turns with open listeners got no answer.`)
  return { instanceMemoryMiB: highest }
}

/** Listens to a conversation as a browser does; resolves once the stream is open. */
async function listen(origin, agent, token, lane) {
  // A conversation can be listened to after its first message.
  const message = { token, clientMessageId: crypto.randomUUID(), text: 'Hello' }
  await post(`${origin}/message`, JSON.stringify(message), lane + 5_000)
  await new Promise((resolve, reject) => {
    const headers = {
      'x-forwarded-for': `10.9.${lane >> 8}.${lane & 255}`,
      'content-type': 'text/plain;charset=UTF-8',
    }
    const call = http.request(`${origin}/listen`, { method: 'POST', agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`A listener was answered ${response.statusCode}`))
      response.once('data', resolve)
      response.on('error', () => {})
    })
    call.on('error', () => {})
    call.end(JSON.stringify({ token, since: 0 }))
  })
}

function residentMiB(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
}
