import { AppError } from '../../kernel/errors/AppError.ts'

/** Several tabs of one browser share a conversation, and a whole office may share one IP. */
const maxPerConversation = 4
const maxPerIp = 60

/**
 * The open streams of visitors on this instance. The oldest of a conversation is replaced, because a browser
 * that lost its connection comes back before the loss is noticed. For an IP, further ones are refused.
 */
export class OpenStreams {
  private readonly conversations = new Map<string, Set<AbortController>>()
  private readonly addresses = new Map<string, number>()

  /**
   * Opens a stream; throws AppError 'resource-exhausted'. `signal` ends the stream; `close` must be called
   * when it has ended.
   */
  open(conversation: string, ip: string): { signal: AbortSignal; close: () => void } {
    const ofIp = this.addresses.get(ip) ?? 0
    if (ofIp >= maxPerIp) throw new AppError('resource-exhausted', 'tooMuchAtOnce')
    const streams = this.conversations.get(conversation) ?? new Set()
    this.conversations.set(conversation, streams)
    const [oldest] = streams
    if (oldest && streams.size >= maxPerConversation) {
      streams.delete(oldest)
      oldest.abort('replaced')
    }
    const controller = new AbortController()
    streams.add(controller)
    this.addresses.set(ip, ofIp + 1)
    let isClosed = false
    const close = () => {
      if (isClosed) return
      isClosed = true
      streams.delete(controller)
      if (streams.size === 0 && this.conversations.get(conversation) === streams)
        this.conversations.delete(conversation)
      const remaining = (this.addresses.get(ip) ?? 1) - 1
      if (remaining > 0) this.addresses.set(ip, remaining)
      else this.addresses.delete(ip)
    }
    return { signal: controller.signal, close }
  }

  /** Ends all streams: the instance is about to end, and browsers reconnect to another one. */
  endAll = (): void => {
    for (const streams of this.conversations.values()) for (const stream of streams) stream.abort('ended')
  }

  /** The number of open streams. */
  get size(): number {
    return [...this.addresses.values()].reduce((sum, count) => sum + count, 0)
  }
}
