import type { Config } from '../../config.ts'
import type { Ports } from '../../domain/ports.ts'

/** Posts events to the operator's own addresses, if any are configured. Never waits, never fails. */
export function webhookNotifier(addresses: Config['webhooks']): Ports['notify'] {
  return (event, payload) => {
    const address = addresses[event]
    if (!address) return
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event, ...payload }),
      signal: AbortSignal.timeout(5_000),
    }).catch((error: unknown) =>
      console.warn('A webhook could not be delivered', {
        event,
        name: error instanceof Error ? error.name : '',
      }),
    )
  }
}
