import { sentenceOf } from './errors.ts'

let isUsed = false
let lastGood: string | undefined
const listeners = new Set<() => void>()

export function hasToasts(): boolean {
  return isUsed
}

/** Calls the listener at each toast; `hasToasts` is true from the first one. Returns the function that stops it. */
export function onFirstToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Shows one message at a time: a newer one replaces a success, while failures stay until they are read.
 * Notifications are loaded with the first message, because no view needs them at its start.
 */
export async function showToast(
  message: string,
  kind: 'good' | 'bad' = 'good',
  ms = kind === 'bad' ? 5000 : 3500,
): Promise<void> {
  const { notifications } = await import('@mantine/notifications')
  isUsed = true
  for (const listener of listeners) listener()
  if (lastGood !== undefined) notifications.hide(lastGood)
  const color = kind === 'bad' ? 'red' : 'accent'
  const id = notifications.show({ message, color, autoClose: ms, withBorder: true })
  lastGood = kind === 'good' ? id : undefined
}

/** Shows what went wrong, with a beginning that names the action. */
export function showFailure(
  error: unknown,
  describe: (reason: string) => string = (reason) => reason,
  ms?: number,
): void {
  void showToast(describe(sentenceOf(error)), 'bad', ms)
}
