import { networksOf } from '../../kernel/access/networksOf.ts'
import { AppError } from '../../kernel/errors/AppError.ts'

/** Several tabs of one browser share a conversation, and a whole office may share one IP. */
const maxPerConversation = 4
/** The limits of an IP, its network (/24 of IPv4, /48 of IPv6) and its provider (/32 of IPv6). */
const maxPerNetwork = [60, 120, 200] as const

/**
 * The open streams of visitors on this instance. The oldest of a conversation is replaced, because a browser
 * that lost its connection comes back before the loss is noticed. For an IP and its wider networks, further
 * ones are refused: one visitor with many IPs cannot hold all requests of an instance.
 */
export class OpenStreams {
  private readonly conversations = new Map<string, Set<AbortController>>()
  private readonly networks = new Map<string, number>()
  private count = 0

  /**
   * Opens a stream; throws AppError 'resource-exhausted'. `signal` ends the stream; `close` must be called
   * when it has ended.
   */
  open(conversation: string, ip: string): { signal: AbortSignal; close: () => void } {
    const networks = networksOf(ip)
    if (networks.some((name, width) => this.openOf(name) >= (maxPerNetwork[width] ?? Infinity)))
      throw new AppError('resource-exhausted', 'tooMuchAtOnce')
    const streams = this.conversations.get(conversation) ?? new Set()
    this.conversations.set(conversation, streams)
    const [oldest] = streams
    if (oldest && streams.size >= maxPerConversation) {
      streams.delete(oldest)
      oldest.abort('replaced')
    }
    const controller = new AbortController()
    streams.add(controller)
    for (const name of networks) this.networks.set(name, this.openOf(name) + 1)
    this.count++
    let isClosed = false
    const close = () => {
      if (isClosed) return
      isClosed = true
      streams.delete(controller)
      if (streams.size === 0 && this.conversations.get(conversation) === streams)
        this.conversations.delete(conversation)
      this.count--
      for (const name of networks) {
        const left = this.openOf(name) - 1
        if (left > 0) this.networks.set(name, left)
        else this.networks.delete(name)
      }
    }
    return { signal: controller.signal, close }
  }

  /** Ends all streams: the instance is about to end, and browsers reconnect to another one. */
  endAll = (): void => {
    for (const streams of this.conversations.values()) for (const stream of streams) stream.abort('ended')
  }

  /** The number of open streams. */
  get size(): number {
    return this.count
  }

  private openOf(network: string): number {
    return this.networks.get(network) ?? 0
  }
}
