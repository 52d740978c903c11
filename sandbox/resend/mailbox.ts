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

/** An attachment of an email; all attachments are texts. */
export interface MailFile {
  filename: string
  type: string
  text: string
}

/** Creates a mailbox in memory, newest email first. */
export function createMailbox() {
  const mails: Mail[] = []
  const byAttempt = new Map<string, { id: string; request: string }>()
  const suppressed = new Map<string, string>()
  return {
    mails: (): readonly Mail[] => mails,
    /** Blocks further email to an email address, as the vendor does after a bounce. */
    suppress(email: string): void {
      suppressed.set(email, randomUUID())
    },
    /** Deletes the block of an email address and returns its id; undefined when it was not blocked. */
    unsuppress(email: string): string | undefined {
      const id = suppressed.get(email)
      suppressed.delete(email)
      return id
    },
    clear(): void {
      mails.length = 0
      byAttempt.clear()
    },
    /**
     * Adds an email, once for an idempotency key, as the real service does. Returns undefined when another
     * email had the key.
     */
    add(request: SendEmailRequest, idempotencyKey: string | undefined): string | undefined {
      const earlier = idempotencyKey && byAttempt.get(idempotencyKey)
      if (earlier) return earlier.request === JSON.stringify(request) ? earlier.id : undefined
      const id = randomUUID()
      if (idempotencyKey) byAttempt.set(idempotencyKey, { id, request: JSON.stringify(request) })
      if (list(request.to).every((email) => suppressed.has(email))) return id
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

function list(emails: string | string[] | null | undefined): string[] {
  if (!emails) return []
  return Array.isArray(emails) ? emails : [emails]
}
