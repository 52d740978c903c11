import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../../config.ts'
import { AppError } from '../../domain/AppError.ts'
import type { Mail } from '../../domain/ports.ts'

const pausesMs = [300, 1_200] as const

/** Mail through Resend's API; the sandbox speaks the same. */
export function resendMail(settings: Config['mail']): Mail {
  return {
    async send({ to, subject, html, text, idempotencyKey, sender }) {
      const { Resend } = await import('resend')
      const client = new Resend(
        settings.key || 're_missing',
        settings.baseUrl ? { baseUrl: settings.baseUrl } : {},
      )
      const message = {
        from: sender ? withName(settings.from, sender.name) : settings.from,
        to: [to],
        subject,
        html,
        text,
        ...(sender?.replyTo && { replyTo: sender.replyTo }),
      }
      const send = () => client.emails.send(message, { idempotencyKey })
      let { error } = await send()
      // The key lets the same mail be sent again without arriving twice.
      for (const pauseMs of pausesMs) {
        if (!error) break
        await sleep(pauseMs)
        error = (await send()).error
      }
      if (error) throw new AppError('unavailable', 'mailNotSent')
    },
  }
}

/** Our address under another name: `Acme <hello@example.com>`. */
function withName(from: string, name: string): string {
  const address = /<([^<>]+)>/.exec(from)?.[1] ?? from
  return `"${name}" <${address}>`
}
