import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { failWith } from '../launcher/failWith.mjs'
import { paths } from '../launcher/paths.mjs'
import { post } from './turns/measureTurns.mjs'
import { prepare } from './prepare.mjs'
import { serveChild } from './turns/serveChild.mjs'
import { startStubModel } from './turns/stubModel.mjs'

const widgetPort = 18_092
const parsePort = 18_093
const everyMs = 40

/**
 * Sends one malicious file after the other to the widget function, and a question that is expensive to
 * search, while others chat.
 * Returns the longest time until the first word of an answer. Needs the Storage emulator besides Firestore.
 */
export async function benchBombs(emulators) {
  const model = await startStubModel()
  const queue = await startDeafQueue()
  const environment = {
    ...emulators,
    PARLEY_SANDBOX_ORIGIN: model.origin,
    PARSE_FUNCTION_URL: `http://127.0.0.1:${parsePort}`,
    CLOUD_TASKS_EMULATOR_HOST: queue.host,
    SESSION_SECRET: 'benchmark-session-secret-of-thirty-two-characters',
    GCLOUD_PROJECT: 'demo-parley',
    NODE_ENV: 'production',
    AGENT_TURNS_PER_MINUTE: '1000000',
  }
  const { tokens, bombs, question } = await prepare('prepareBombs', environment)
  for (const [target, port] of [
    ['widget', widgetPort],
    ['parse', parsePort],
  ])
    await serveChild(
      [
        join(paths.root, 'node_modules/.bin/functions-framework'),
        '--source=functions',
        `--target=${target}`,
        `--port=${port}`,
      ],
      environment,
      port,
    )
  const origin = `http://127.0.0.1:${widgetPort}`
  let next = 0
  const say = (text) => {
    const lane = next++
    const body = JSON.stringify({ token: tokens[lane % tokens.length], clientMessageId: randomUUID(), text })
    return post(`${origin}/message`, body, lane)
  }
  const upload = ({ name, kind, base64 }) => {
    const lane = next++
    const body = JSON.stringify({ token: tokens[lane % tokens.length], filename: `file.${kind}`, base64 })
    return post(`${origin}/upload`, body, lane).then(({ status }) => {
      if (status !== 200 && status !== 413) failWith(`The malicious file "${name}" got status ${status}.`)
    })
  }
  for (let warm = 0; warm < 40; warm++) await say('Where is my order?')
  const quiet = await worstWaitDuring(() => sleep(2_000), say)
  let worst = 0
  const trials = [...bombs.map((bomb) => () => upload(bomb)), () => say(question)]
  for (const trial of trials) worst = Math.max(worst, await worstWaitDuring(trial, say))
  model.stop()
  queue.stop()
  return { worstWaitDuringBombMs: worst, worstWaitWithoutBombMs: quiet }
}

/** Returns the longest time until the first word for any of the others, in ms. */
async function worstWaitDuring(trial, say) {
  let isOver = false
  const firsts = []
  const others = (async () => {
    while (!isOver) {
      firsts.push(say('Where is my order?').then(({ first, status }) => (status === 200 ? first : Infinity)))
      await sleep(everyMs)
    }
  })()
  await trial()
  isOver = true
  await others
  return Math.max(...(await Promise.all(firsts)))
}

/** Starts a queue that accepts every task and delivers none. */
async function startDeafQueue() {
  const server = http.createServer((request, response) => {
    request.resume()
    request.on('end', () => response.end('{}'))
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return { host: `127.0.0.1:${server.address().port}`, stop: () => server.close() }
}
