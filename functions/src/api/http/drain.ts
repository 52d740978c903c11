import { backgroundDone } from '../../domain/kernel/errors/background.ts'
import type { Response } from './Response.ts'

/**
 * The platform ends an instance ten seconds after SIGTERM: work that is unfinished by then is abandoned and
 * its leases are released.
 */
const patienceMs = 8_000
const maxMs = 9_500

/** The actions at an instance's end. */
interface ShutdownActions {
  /** Ends the streams that would otherwise stay open. */
  endStreams: () => void
  /** Releases unused credit and messages. */
  releaseUnused: () => Promise<void>
}

const underWay = new Set<Promise<unknown>>()
let isServing = false

/** Marks this process as one that serves requests, unlike a test that imported a handler. */
export function markAsServing(): void {
  isServing = true
}

/** Counts a response as active until it ends or its client disconnects. */
export function track(response: Response): void {
  const { promise, resolve } = Promise.withResolvers<void>()
  response.on('close', resolve)
  keep(promise)
}

/** Tracks work that the instance finishes before it ends, within its time limit. */
export function trackWork<Result>(work: Promise<Result>): Promise<Result> {
  keep(work)
  return work
}

function keep(work: Promise<unknown>): void {
  underWay.add(work)
  const remove = () => underWay.delete(work)
  work.then(remove, remove)
}

/**
 * Ends the process after SIGTERM, when its active work is done and its leases are released. The
 * framework's own listener, which ends it at once, is registered by the first request and is removed.
 */
export function drainOnTermination(ending: ShutdownActions): void {
  if (!isServing) return
  process.removeAllListeners('SIGTERM')
  process.once('SIGTERM', () => {
    setTimeout(() => process.exit(0), maxMs)
    drain(ending)
      .catch((error: unknown) => console.error('An instance ended with work undone', { error }))
      .finally(() => process.exit(0))
  })
}

async function drain({ endStreams, releaseUnused }: ShutdownActions): Promise<void> {
  endStreams()
  const { promise: late, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, patienceMs)
  await Promise.race([allDone(), late])
  await releaseUnused()
  await backgroundDone(maxMs - patienceMs)
}

/** Waits for all work, including work that starts meanwhile. */
async function allDone(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay)
}
