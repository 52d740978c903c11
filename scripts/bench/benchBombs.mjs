import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { failWith } from '../launcher/failWith.mjs'
import { paths } from '../launcher/paths.mjs'
import { post } from './measureTurns.mjs'
import { prepare } from './prepare.mjs'
import { serveChild } from './serveChild.mjs'
import { startStubModel } from './stubModel.mjs'

const widgetPort = 18_092
const parsePort = 18_093
const everyMs = 40

/**
 * A stranger sends one bomb after the other over the widget's door, and a question that is hard to look up,
 * while others chat: how long the unluckiest of them waits for his first word. Wants Storage beside
 * Firestore.
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
      if (status !== 200 && status !== 413) failWith(`The bomb "${name}" was answered with ${status}.`)
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

/** The longest that any of the others has waited for his first word, in ms. */
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

/** Takes every task and delivers none. */
async function startDeafQueue() {
  const server = http.createServer((request, response) => {
    request.resume()
    request.on('end', () => response.end('{}'))
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return { host: `127.0.0.1:${server.address().port}`, stop: () => server.close() }
}
