import type { IncomingMessage } from 'node:http'

/**
 * A response's body as it comes, for one reader who keeps up with it. Node's own iterator makes several
 * promises and a turn of its queue for every chunk, and a model's answer is a chunk for every token.
 */
export class IncomingChunks {
  private chunks: Buffer[] = []
  private isOver = false
  private failure: Error | undefined
  private wake: (() => void) | undefined

  constructor(response: IncomingMessage) {
    response
      .on('data', (chunk: Buffer) => {
        this.chunks.push(chunk)
        this.wake?.()
      })
      .on('end', () => this.finish())
      .on('error', (error: Error) => this.finish(error))
      .on('close', () => this.finish(new Error('The connection has broken off')))
  }

  /** All that has come since the last call, or what comes next; undefined at the end. Fails when it breaks off. */
  async next(): Promise<Buffer[] | undefined> {
    if (this.chunks.length === 0 && !this.isOver) await new Promise<void>((resolve) => (this.wake = resolve))
    if (this.chunks.length === 0) {
      if (this.failure) throw this.failure
      return undefined
    }
    return this.chunks.splice(0)
  }

  /** The first word counts: every body closes after its end. */
  private finish(failure?: Error): void {
    if (this.isOver) return
    this.isOver = true
    this.failure = failure
    this.wake?.()
  }
}
