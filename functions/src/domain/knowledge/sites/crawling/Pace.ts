import { setTimeout as sleep } from 'node:timers/promises'

/** Keeps a minimum time between the starts of requests to one site. */
export class Pace {
  private next = 0
  private readonly pauseMs: number

  constructor(pauseMs: number) {
    this.pauseMs = pauseMs
  }

  /** Resolves when the next request may start. */
  async turn(): Promise<void> {
    const at = Math.max(Date.now(), this.next)
    this.next = at + this.pauseMs
    await sleep(at - Date.now())
  }
}
