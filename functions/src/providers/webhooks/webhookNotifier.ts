import type { Config } from '../../config/readConfig.ts'
import type { Ports } from '../../domain/kernel/ports/ports.ts'

/** Posts events to the operator's own URLs, if any are configured. */
export function webhookNotifier(urls: Config['webhooks']): Ports['notify'] {
  return async (event, payload) => {
    const url = urls[event]
    if (!url) return
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event, ...payload }),
      signal: AbortSignal.timeout(5_000),
    })
    if (!response.ok) throw new Error(`The webhook for ${event} responded with ${response.status}`)
  }
}
