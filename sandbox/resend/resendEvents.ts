import { createHmac, randomUUID } from 'node:crypto'
import type { Mail } from './mailbox.ts'
import type { SendingDomains } from './SendingDomains.ts'

interface Listener {
  url: string
  /** `whsec_` and a key in base64. */
  secret: string
}

/** The events for a bounce and a complaint, with their additional fields. */
const reports = {
  bounce: {
    type: 'email.bounced',
    more: {
      bounce: {
        type: 'Permanent',
        subType: 'NoEmail',
        message: 'The recipient’s mail server does not know this address.',
        diagnosticCode: ['smtp; 550 5.1.1 user unknown'],
      },
    },
  },
  complain: { type: 'email.complained', more: {} },
} as const
export type ReportKind = keyof typeof reports

/**
 * Posts an event to the listener when a domain changes, bounces or gets a complaint, as Resend's webhooks do.
 */
export function createResendEvents(domains: SendingDomains) {
  let listener: Listener | undefined
  const reported = new Map<string, string>()

  function send(type: string, data: object): void {
    if (listener) post(listener, type, data).catch(() => console.error(`An event ${type} was not taken.`))
  }

  return {
    listen(next: Listener): void {
      listener = next
    },
    tell(): void {
      for (const domain of domains.all()) {
        if (reported.get(domain.id) === domain.status) continue
        reported.set(domain.id, domain.status)
        send('domain.updated', domain)
      }
    },
    report(kind: ReportKind, mail: Mail): void {
      send(reports[kind].type, { ...describe(mail), ...reports[kind].more })
    },
  }
}

export type ResendEvents = ReturnType<typeof createResendEvents>

/** Renders an email as events contain it. */
function describe({ id, at, from, to, subject, tags, headers }: Mail) {
  const named = Object.fromEntries(tags.map(({ name, value }) => [name, value]))
  const listed = Object.entries(headers).map(([name, value]) => ({ name, value }))
  return { email_id: id, created_at: at, from, to, subject, tags: named, headers: listed }
}

async function post({ url, secret }: Listener, type: string, data: object): Promise<void> {
  const body = JSON.stringify({ type, created_at: new Date().toISOString(), data })
  await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signatureOf(body, secret) },
    body,
  })
}

/**
 * Returns the headers of a signed event.
 * @internal Exported for tests.
 */
export function signatureOf(body: string, secret: string, at = Date.now()): Record<string, string> {
  const id = `msg_${randomUUID()}`
  const timestamp = String(Math.floor(at / 1000))
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const hash = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': `v1,${hash}` }
}
