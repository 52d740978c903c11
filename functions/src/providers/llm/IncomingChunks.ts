import type { IncomingMessage } from 'node:http'

/**
 * Reads a response's body in chunks for one reader. Node's own iterator creates several promises and a
 * macrotask for every chunk, and a model's answer has a chunk for every token.
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

  /**
   * Returns all chunks since the last call, or waits for the next; undefined at the end. Throws when the
   * connection breaks.
   */
  async next(): Promise<Buffer[] | undefined> {
    if (this.chunks.length === 0 && !this.isOver) await new Promise<void>((resolve) => (this.wake = resolve))
    if (this.chunks.length === 0) {
      if (this.failure) throw this.failure
      return undefined
    }
    return this.chunks.splice(0)
  }

  /** Ends the body; the first call counts, because every body closes after its end. */
  private finish(failure?: Error): void {
    if (this.isOver) return
    this.isOver = true
    this.failure = failure
    this.wake?.()
  }
}
