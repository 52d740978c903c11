import type { TurnEvent } from '../../shared/widget/widgetApi.ts'

/** Faster than this the eye sees no difference, and each write costs both sides a packet. */
const pauseMs = 50

/** Writes events as lines; the first words at once, those that come quickly after one another together. */
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

  /** Nothing is written after this. */
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
