import { join } from 'node:path'
import { failWith } from '../../launcher/failWith.mjs'
import { paths } from '../../launcher/paths.mjs'
import { benchCrowd } from './benchCrowd.mjs'
import { benchColdFirstWord, benchInstanceMemory } from './benchInstance.mjs'
import { measure, processorMs, visitorBodies } from './measureTurns.mjs'
import { prepare } from '../prepare.mjs'
import { serveChild } from './serveChild.mjs'
import { startStubModel } from './stubModel.mjs'

const widgetPort = 18_090
const naivePort = 18_091
const freshPort = 18_094
const sessionSecret = 'benchmark-session-secret-of-thirty-two-characters'
const isAnswer = (text) => text.includes('"type":"done"')

/**
 * Chat turns of the built bundle on a warm instance (Functions Framework, one process) and the Firestore
 * emulator.
 * They are compared with a naive implementation and a plain proxy in the same run. The model is a stub with a
 * fixed delay, so "over the model" is the time to the first byte minus that delay.
 */
export async function benchTurns(emulators) {
  const model = await startStubModel()
  const environment = {
    ...emulators,
    PARLEY_SANDBOX_ORIGIN: model.origin,
    SESSION_SECRET: sessionSecret,
    GCLOUD_PROJECT: 'demo-parley',
    NODE_ENV: 'production',
    AGENT_TURNS_PER_MINUTE: '1000000',
  }
  const prepared = await prepare('prepareTurns', environment)
  const widget = await serveChild(
    [
      join(paths.root, 'node_modules/.bin/functions-framework'),
      '--source=functions',
      '--target=widget',
      `--port=${widgetPort}`,
    ],
    environment,
    widgetPort,
  )
  await serveChild(
    [join(paths.root, 'scripts/bench/turns/naiveServer.mjs')],
    { ...environment, PORT: String(naivePort) },
    naivePort,
  )
  const ours = { url: `http://127.0.0.1:${widgetPort}/message`, isComplete: isAnswer }
  const port = {
    makeBody: (lane) => JSON.stringify({ id: `c${lane}`, text: 'Where is my order?' }),
    isComplete: (text) => text.includes('[DONE]'),
  }
  const { tokens, turnReads, turnWrites, longTurnRatio, hotWallet } = prepared

  await measure({ ...ours, makeBody: visitorBodies(tokens, 0), inFlight: 20, count: 150 })
  await measure({ ...port, url: `http://127.0.0.1:${naivePort}/naive`, inFlight: 20, count: 150 })
  const direct = await measure({
    ...port,
    url: `${model.origin}/llm/v1/chat/completions`,
    inFlight: 1,
    count: 100,
  })
  // Many visitors in turn, because one visitor may send twenty turns a minute, and one IP has a limit too.
  let turn = 0
  const bodies = visitorBodies(tokens, 20)
  const alone = await measure({
    ...ours,
    makeBody: () => bodies(turn++ % 60),
    inFlight: 1,
    count: 300,
    ip: () => turn,
  })

  Object.assign(model.timing, { firstMs: 300, tokenMs: 5 })
  const floor = await measure({
    ...port,
    url: `http://127.0.0.1:${naivePort}/proxy`,
    inFlight: 50,
    count: 500,
  })
  const before = processorMs(widget.pid)
  const busy = await measure({ ...ours, makeBody: visitorBodies(tokens, 100), inFlight: 50, count: 500 })
  const cpuMsPerTurn = (processorMs(widget.pid) - before) / 500
  const naiveBusy = await measure({
    ...port,
    url: `http://127.0.0.1:${naivePort}/naive`,
    inFlight: 50,
    count: 500,
  })
  // Two hundred long answers at once, five seconds each as real ones are.
  Object.assign(model.timing, { firstMs: 300, tokenMs: 118 })
  const crowd = await measure({
    ...ours,
    makeBody: visitorBodies(tokens, 200),
    inFlight: 200,
    count: 600,
    spreadMs: 5_000,
  })
  Object.assign(model.timing, { firstMs: 300, tokenMs: 5 })
  const crowdFigures = await benchCrowd({
    ...ours,
    tokens: tokens.slice(600),
    agentId: prepared.agentId,
    emulators: environment,
  })
  Object.assign(model.timing, { firstMs: 0, tokenMs: 0 })
  const cold = await benchColdFirstWord(environment, tokens[590])
  const fresh = await serveChild(
    [
      join(paths.root, 'node_modules/.bin/functions-framework'),
      '--source=functions',
      '--target=widget',
      `--port=${freshPort}`,
    ],
    environment,
    freshPort,
  )
  const memory = await benchInstanceMemory({
    origin: `http://127.0.0.1:${freshPort}`,
    pid: fresh.pid,
    tokens: tokens.slice(100, 590),
    model,
  })
  model.stop()
  const failed = alone.failed + busy.failed + crowd.failed
  if (failed > 0) failWith(`${failed} turns of the benchmark got no answer.`)
  return {
    ...crowdFigures,
    ...hotWallet,
    ...cold,
    ...memory,
    longTurnRatio,
    turnReads,
    turnWrites,
    cpuMsPerTurn,
    ttftOverModelMsAt1: alone.p50 - direct.p50,
    ttftOverModelMsAt50: busy.p50 - 300,
    ttftP95OverModelMsAt50: busy.p95 - 300,
    ttftOverModelMsAt200: crowd.p50 - 300,
    ttftP95OverModelMsAt200: crowd.p95 - 300,
    proxyTtftOverModelMsAt50: floor.p50 - 300,
    naiveTtftOverModelMsAt50: naiveBusy.p50 - 300,
    turnsPerSecondAt50: busy.turnsPerSecond,
  }
}
