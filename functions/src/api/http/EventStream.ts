import type { TurnEvent } from '../../shared/widget/widgetApi.ts'

/** The eye sees no difference below this interval, and each write costs both sides a packet. */
const pauseMs = 50

/** Writes events as lines: the first text at once, later text batched. */
export class EventStream {
  private text = ''
  private timer: NodeJS.Timeout | undefined
  private readonly write: (line: string) => void

  constructor(write: (line: string) => void) {
    this.write = write
  }

  send(event: TurnEvent): void {
    if (event.type !== 'text') {
      this.flush()
      this.write(`${JSON.stringify(event)}\n`)
      return
    }
    this.text += event.text
    if (!this.timer) this.flush()
  }

  /** Stops all further writes. */
  end(): void {
    clearTimeout(this.timer)
  }

  private flush(): void {
    this.timer = undefined
    if (!this.text) return
    this.write(`${JSON.stringify({ type: 'text', text: this.text })}\n`)
    this.text = ''
    this.timer = setTimeout(() => this.flush(), pauseMs)
  }
}
