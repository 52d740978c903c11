import type { Config } from '../../config.ts'
import { AppError } from '../../domain/AppError.ts'
import type { Mail } from '../../domain/ports.ts'

/** Mail through Resend's API; the sandbox speaks the same. */
export function resendMail(settings: Config['mail']): Mail {
  return {
    async send({ to, subject, html, text, idempotencyKey }) {
      const { Resend } = await import('resend')
      const client = new Resend(
        settings.key || 're_missing',
        settings.baseUrl ? { baseUrl: settings.baseUrl } : {},
      )
      const { error } = await client.emails.send(
        { from: settings.from, to: [to], subject, html, text },
        { idempotencyKey },
      )
      if (error)
        throw new AppError('unavailable', 'We could not send the e-mail. Please try again in a minute.')
    },
  }
}
