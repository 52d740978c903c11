import { setTimeout as sleep } from 'node:timers/promises'

/** Lets requests to one site begin no closer than so many milliseconds. */
export class Pace {
  private next = 0
  private readonly pauseMs: number

  constructor(pauseMs: number) {
    this.pauseMs = pauseMs
  }

  /** Resolves when the next request may begin. */
  async turn(): Promise<void> {
    const at = Math.max(Date.now(), this.next)
    this.next = at + this.pauseMs
    await sleep(at - Date.now())
  }
}
