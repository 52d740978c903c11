import { sentenceOf } from './errors.ts'

let isUsed = false
let lastGood: string | undefined
const listeners = new Set<() => void>()

export function hasToasts(): boolean {
  return isUsed
}

export function onFirstToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Shows one message at a time: a newer one takes the place of good news, while failures are read to
 * their end.
 * Notifications arrive with the first message: no view needs them to start.
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

/** Says what went wrong, with a beginning that tells which action it was. */
export function showFailure(
  error: unknown,
  describe: (reason: string) => string = (reason) => reason,
  ms?: number,
): void {
  void showToast(describe(sentenceOf(error)), 'bad', ms)
}
