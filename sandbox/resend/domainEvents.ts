import { createHmac, randomUUID } from 'node:crypto'
import type { SendingDomains } from './SendingDomains.ts'

interface Listener {
  url: string
  /** `whsec_` and a key in base64. */
  secret: string
}

/** Tells whoever listens when a domain stands otherwise than before, as Resend's webhooks do. */
export function createDomainEvents(domains: SendingDomains) {
  let listener: Listener | undefined
  const told = new Map<string, string>()
  return {
    listen(next: Listener): void {
      listener = next
    },
    tell(): void {
      for (const domain of domains.all()) {
        if (told.get(domain.id) === domain.status) continue
        told.set(domain.id, domain.status)
        if (listener)
          post(listener, domain).catch(() => console.error('A mail domain’s event was not taken.'))
      }
    },
  }
}

export type DomainEvents = ReturnType<typeof createDomainEvents>

async function post({ url, secret }: Listener, data: object): Promise<void> {
  const body = JSON.stringify({ type: 'domain.updated', created_at: new Date().toISOString(), data })
  await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signatureOf(body, secret) },
    body,
  })
}

/** The headers of a signed event. */
export function signatureOf(body: string, secret: string, at = Date.now()): Record<string, string> {
  const id = `msg_${randomUUID()}`
  const timestamp = String(Math.floor(at / 1000))
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const hash = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': `v1,${hash}` }
}
