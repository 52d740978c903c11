import { toCallError } from '../../../lib/errors.ts'

/** The intended action. Equal values are the same intention, as long as its outcome is unknown. */
export interface Intention {
  /** The id of the workspace or organisation. */
  payer: string
  purpose: 'setup' | 'topUp' | 'subscribe' | 'addons' | 'plan' | 'buyCredits'
  /** Everything that distinguishes it from another one, such as the amount. */
  about: string
}

/**
 * Returns the id of an intention for the server. A reload, or a retry after a lost response, finds the same
 * id.
 */
export function attemptOf(intention: Intention): string {
  const stored = storedAttempt(intention)
  if (stored) return stored
  const attemptId = crypto.randomUUID()
  write(nameOf(intention), attemptId)
  return attemptId
}

/** Returns the id of an intention that was started and whose outcome is unknown here. */
export function storedAttempt(intention: Intention): string | null {
  return read(nameOf(intention))
}

/** Ends an intention after a success or a final refusal: the next attempt is a new one. */
export function endAttempt(intention: Intention): void {
  write(nameOf(intention), null)
}

/** Returns whether a failure certainly had no effect and will have none. */
function isFinal(error: unknown): boolean {
  const { code } = toCallError(error)
  return (
    code === 'failed-precondition' ||
    code === 'invalid-argument' ||
    code === 'already-exists' ||
    code === 'permission-denied' ||
    code === 'not-found'
  )
}

/** Runs an intention under its id, which ends when the outcome is known. */
export async function attempt<T>(
  intention: Intention,
  run: (attemptId: string) => Promise<T>,
  isOver: (result: T) => boolean,
): Promise<T> {
  try {
    const result = await run(attemptOf(intention))
    if (isOver(result)) endAttempt(intention)
    return result
  } catch (error) {
    if (isFinal(error)) endAttempt(intention)
    throw error
  }
}

const memory = new Map<string, string>()

function nameOf({ payer, purpose, about }: Intention): string {
  return `parley.attempt.${payer}.${purpose}.${about}`
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name) ?? memory.get(name) ?? null
  } catch {
    return memory.get(name) ?? null
  }
}

function write(name: string, value: string | null): void {
  if (value === null) memory.delete(name)
  else memory.set(name, value)
  try {
    if (value === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, value)
  } catch {
    // Without storage, this page keeps it in memory.
  }
}
