import { backgroundDone } from '../../domain/kernel/errors/background.ts'
import type { Response } from './Response.ts'

/**
 * The platform ends an instance ten seconds after it has said so: what is left then gives back what it holds.
 */
const patienceMs = 8_000
const mostMs = 9_500

/** What an instance does at its end. */
interface Ending {
  /** Ends the streams that would stay open by themselves. */
  endStreams: () => void
  /** Gives back the credit and the messages that nobody uses. */
  giveBack: () => Promise<void>
}

const underWay = new Set<Promise<unknown>>()
let isServing = false

/** Says that this process serves requests, and is not a test that has loaded a door. */
export function serves(): void {
  isServing = true
}

/** Counts an answer that is on its way until it has ended or its reader is gone. */
export function track(response: Response): void {
  const { promise, resolve } = Promise.withResolvers<void>()
  response.on('close', resolve)
  keep(promise)
}

/** Counts work that an instance finishes before it ends, as far as its time reaches. */
export function trackWork<Result>(work: Promise<Result>): Promise<Result> {
  keep(work)
  return work
}

function keep(work: Promise<unknown>): void {
  underWay.add(work)
  const forget = () => underWay.delete(work)
  work.then(forget, forget)
}

/**
 * Ends the process on SIGTERM when what it has begun is done, and gives back what it holds. The framework's
 * own listener, which ends it at once, is there by the first request and gives way.
 */
export function drainOnTermination(ending: Ending): void {
  if (!isServing) return
  process.removeAllListeners('SIGTERM')
  process.once('SIGTERM', () => {
    setTimeout(() => process.exit(0), mostMs)
    drain(ending)
      .catch((error: unknown) => console.error('An instance ended with work undone', { error }))
      .finally(() => process.exit(0))
  })
}

async function drain({ endStreams, giveBack }: Ending): Promise<void> {
  endStreams()
  const { promise: late, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, patienceMs)
  await Promise.race([allDone(), late])
  await giveBack()
  await backgroundDone(mostMs - patienceMs)
}

/** What is begun by something that is being finished counts too. */
async function allDone(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay)
}
