import type { Ports } from '../../../kernel/ports/ports.ts'
import { recipientIn } from '../outgoing/deliverOutgoing.ts'
import type { Thread, ThreadRef } from '../../../kernel/channels/Thread.ts'

/** Returns whether the account that a person wrote to is connected, and its vendor still takes an answer. */
export async function isInReach(
  { channels, now }: Pick<Ports, 'channels' | 'now'>,
  ref: ThreadRef,
  thread: Thread,
): Promise<boolean> {
  const adapter = channels[thread.kind]
  if (!adapter || now() - thread.lastIncomingAt > (adapter.windowMs ?? Infinity)) return false
  return adapter.isConnected(recipientIn(ref, thread))
}
