import { backgroundDone } from '../domain/background.ts'
import type { Response } from './endpoint.ts'

/** The platform ends an instance ten seconds after it has said so. */
const patienceMs = 9_000

const open = new Set<Response>()
let whenEmpty: (() => void) | undefined
let isServing = false

/** Says that this process serves requests, and is not a test that has loaded a door. */
export function serves(): void {
  isServing = true
}

/** Counts an answer that is on its way until it has ended or its reader is gone. */
export function track(response: Response): void {
  if (open.has(response)) return
  open.add(response)
  response.on('close', () => {
    open.delete(response)
    if (open.size === 0) whenEmpty?.()
  })
}

/**
 * Ends the process on SIGTERM when what it answers is answered and `flush` has given back what it holds. The
 * framework's own listener, which ends it at once, is there by the first request and gives way.
 */
export function drainOnTermination(flush: () => Promise<void>): void {
  if (!isServing) return
  process.removeAllListeners('SIGTERM')
  process.once('SIGTERM', () => {
    const late = setTimeout(() => process.exit(0), patienceMs)
    drain(flush)
      .catch((error: unknown) => console.error('An instance ended with work undone', { error }))
      .finally(() => {
        clearTimeout(late)
        process.exit(0)
      })
  })
}

async function drain(flush: () => Promise<void>): Promise<void> {
  if (open.size > 0) await new Promise<void>((resolve) => (whenEmpty = resolve))
  await flush()
  await backgroundDone(patienceMs)
}
