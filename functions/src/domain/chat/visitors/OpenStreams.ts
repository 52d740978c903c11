import { AppError } from '../../kernel/errors/AppError.ts'

/** Several tabs of one browser share a conversation; behind one address may sit a whole office. */
const mostOfConversation = 4
const mostOfAddress = 60

/**
 * The streams that visitors hold open on this instance. Of one conversation the oldest makes room for the
 * newest, since a browser that has lost its connection comes again before the old one is noticed; of one
 * address further ones are refused.
 */
export class OpenStreams {
  private readonly conversations = new Map<string, Set<AbortController>>()
  private readonly addresses = new Map<string, number>()

  /** Fails with `resource-exhausted`. `signal` ends the stream; `close` must be called when it has ended. */
  open(conversation: string, address: string): { signal: AbortSignal; close: () => void } {
    const ofAddress = this.addresses.get(address) ?? 0
    if (ofAddress >= mostOfAddress) throw new AppError('resource-exhausted', 'tooMuchAtOnce')
    const streams = this.conversations.get(conversation) ?? new Set()
    this.conversations.set(conversation, streams)
    const [oldest] = streams
    if (oldest && streams.size >= mostOfConversation) {
      streams.delete(oldest)
      oldest.abort('replaced')
    }
    const own = new AbortController()
    streams.add(own)
    this.addresses.set(address, ofAddress + 1)
    let isClosed = false
    const close = () => {
      if (isClosed) return
      isClosed = true
      streams.delete(own)
      if (streams.size === 0 && this.conversations.get(conversation) === streams)
        this.conversations.delete(conversation)
      const left = (this.addresses.get(address) ?? 1) - 1
      if (left > 0) this.addresses.set(address, left)
      else this.addresses.delete(address)
    }
    return { signal: own.signal, close }
  }

  /** Ends all of them: the instance is about to end, and browsers come again to another one. */
  endAll = (): void => {
    for (const streams of this.conversations.values()) for (const stream of streams) stream.abort('ended')
  }

  /** How many are open. */
  get size(): number {
    return [...this.addresses.values()].reduce((sum, count) => sum + count, 0)
  }
}
