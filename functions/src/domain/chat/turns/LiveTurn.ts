import type { TurnEvent } from '../../../shared/widget/widgetApi.ts'

type Listener = (event: TurnEvent) => void

/**
 * An answer that is being generated. It continues without its reader, and a repetition of the same message
 * joins it.
 */
export class LiveTurn {
  /** Resolves when the turn is completely done; never rejects. */
  readonly finished: Promise<void>
  private text = ''
  private last: TurnEvent | undefined
  private readonly listeners = new Set<Listener>()

  constructor(make: (turn: LiveTurn) => Promise<void>) {
    this.finished = make(this).catch((error: unknown) => {
      console.error('A turn failed unexpectedly', {
        name: error instanceof Error ? error.name : typeof error,
      })
    })
  }

  /**
   * Calls the listener with all events, earlier text as one; resolves when the turn is over or `signal`
   * aborts.
   */
  follow(listener: Listener, signal: AbortSignal): Promise<void> {
    if (this.text && this.last?.type !== 'done') listener({ type: 'text', text: this.text })
    if (this.last) {
      listener(this.last)
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      const leave = () => {
        this.listeners.delete(deliver)
        resolve()
      }
      const deliver: Listener = (event) => {
        listener(event)
        if (event.type !== 'text') leave()
      }
      this.listeners.add(deliver)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  get isOver(): boolean {
    return this.last !== undefined
  }

  emit(event: TurnEvent): void {
    if (event.type === 'text') this.text += event.text
    else this.last = event
    for (const listener of this.listeners) listener(event)
  }
}
