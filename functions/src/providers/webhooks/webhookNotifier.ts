import type { Config } from '../../config.ts'
import type { Ports } from '../../domain/kernel/ports/ports.ts'

/** Posts events to the operator's own addresses, if any are configured. */
export function webhookNotifier(addresses: Config['webhooks']): Ports['notify'] {
  return async (event, payload) => {
    const address = addresses[event]
    if (!address) return
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event, ...payload }),
      signal: AbortSignal.timeout(5_000),
    })
    if (!answer.ok) throw new Error(`The webhook for ${event} answered ${answer.status}`)
  }
}
