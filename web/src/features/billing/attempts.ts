import { toCallError } from '../../lib/errors.ts'

/** What is wanted: the same words are the same intention, for as long as nobody knows what became of it. */
export interface Intention {
  workspaceId: string
  purpose: 'setup' | 'topUp' | 'subscribe' | 'addons'
  /** All that would make it another one, such as the amount. */
  about: string
}

/**
 * What the server knows an intention by. A reload, or a try after an outcome that got lost, finds the same
 * one again.
 */
export function attemptOf(intention: Intention): string {
  const known = keptAttempt(intention)
  if (known) return known
  const made = crypto.randomUUID()
  write(nameOf(intention), made)
  return made
}

/** The name of an intention that was begun and of which nobody has said here how it ended. */
export function keptAttempt(intention: Intention): string | null {
  return read(nameOf(intention))
}

/** Only after a success, or a refusal that is final: the next try is another intention. */
export function endAttempt(intention: Intention): void {
  write(nameOf(intention), null)
}

/** Whether a failure says for certain that nothing was or will be done. */
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

/** Does what is intended under its attempt, which ends when the outcome is known. */
export async function attempt<T>(
  intention: Intention,
  run: (attemptId: string) => Promise<T>,
  isOver: (answer: T) => boolean,
): Promise<T> {
  try {
    const answer = await run(attemptOf(intention))
    if (isOver(answer)) endAttempt(intention)
    return answer
  } catch (error) {
    if (isFinal(error)) endAttempt(intention)
    throw error
  }
}

const memory = new Map<string, string>()

function nameOf({ workspaceId, purpose, about }: Intention): string {
  return `parley.attempt.${workspaceId}.${purpose}.${about}`
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
    // Where nothing may be stored, this page remembers it.
  }
}
