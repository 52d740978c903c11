import { randomUUID } from 'node:crypto'
import type { SendEmailRequest } from './sendEmailRequest.ts'

export interface Mail {
  id: string
  at: string
  from: string
  to: string[]
  cc: string[]
  bcc: string[]
  replyTo: string[]
  subject: string
  html: string | undefined
  text: string | undefined
  headers: Record<string, string>
  tags: { name: string; value: string }[]
  attachments: MailFile[]
}

/** A file of a mail; all that is sent are texts. */
export interface MailFile {
  filename: string
  type: string
  text: string
}

/** Mails in memory, newest first. */
export function createMailbox() {
  const mails: Mail[] = []
  const byAttempt = new Map<string, string>()
  const suppressed = new Map<string, string>()
  return {
    mails: (): readonly Mail[] => mails,
    /** Delivers nothing to an address any more, as the vendor does after it has refused a mail. */
    suppress(address: string): void {
      suppressed.set(address, randomUUID())
    },
    /** The id of the entry that was taken away; undefined where there was none. */
    unsuppress(address: string): string | undefined {
      const id = suppressed.get(address)
      suppressed.delete(address)
      return id
    },
    clear(): void {
      mails.length = 0
      byAttempt.clear()
    },
    /** The same idempotency key sends one mail, as with the real service. */
    add(request: SendEmailRequest, idempotencyKey: string | undefined): string {
      const earlier = idempotencyKey && byAttempt.get(idempotencyKey)
      if (earlier) return earlier
      const id = randomUUID()
      if (idempotencyKey) byAttempt.set(idempotencyKey, id)
      if (list(request.to).every((address) => suppressed.has(address))) return id
      mails.unshift({
        id,
        at: new Date().toISOString(),
        from: request.from,
        to: list(request.to),
        cc: list(request.cc),
        bcc: list(request.bcc),
        replyTo: list(request.reply_to),
        subject: request.subject,
        html: request.html ?? undefined,
        text: request.text ?? undefined,
        headers: request.headers ?? {},
        tags: request.tags ?? [],
        attachments: (request.attachments ?? []).map(({ filename, content, content_type }) => ({
          filename,
          type: content_type ?? '',
          text: Buffer.from(content, 'base64').toString('utf8'),
        })),
      })
      return id
    },
  }
}

export type Mailbox = ReturnType<typeof createMailbox>

function list(addresses: string | string[] | null | undefined): string[] {
  if (!addresses) return []
  return Array.isArray(addresses) ? addresses : [addresses]
}
