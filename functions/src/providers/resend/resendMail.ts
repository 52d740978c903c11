import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../../config/readConfig.ts'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import type { Mail, MailSender } from '../../domain/kernel/ports/ports.ts'
import { cleanMail } from './cleanMail.ts'
import { agencyTags } from './mailEvent.ts'

const pausesMs = [300, 1_200] as const
/** Resend's status for a domain that is not verified. */
const refused = 403
/** Resend's error for a key with which another email was sent: its recipient knows of the event. */
const sentBefore = 'invalid_idempotent_request'

/** Creates the mail client of Resend's API; the sandbox has the same API. */
export function resendMail(settings: Config['mail']): Mail {
  return {
    async send(given) {
      const message = cleanMail(given)
      const { sender, idempotencyKey, agency, headers, attachments } = message
      const { Resend } = await import('resend')
      const client = new Resend(
        settings.key || 're_missing',
        settings.baseUrl ? { baseUrl: settings.baseUrl } : {},
      )
      const body = {
        to: [message.to],
        subject: message.subject,
        html: message.html,
        text: message.text,
        ...(sender?.replyTo && { replyTo: sender.replyTo }),
        ...(agency && { tags: agencyTags(agency) }),
        ...(headers && { headers: { ...headers } }),
        ...(attachments && { attachments: [...attachments] }),
      }
      /** The key makes a retry of the same email safe. */
      const send = async (from: string, key: string) => {
        const once = () => client.emails.send({ ...body, from }, { idempotencyKey: key })
        let { error } = await once()
        for (const pauseMs of pausesMs) {
          if (!error || error.statusCode === refused || error.name === sentBefore) break
          await sleep(pauseMs)
          error = (await once()).error
        }
        return error?.name === sentBefore ? null : error
      }
      const ownSender = sender?.domain ? senderOf(settings.from, sender) : undefined
      let error = ownSender ? await send(ownSender, idempotencyKey) : null
      // The domain may have lost its verification since the check: then nothing was sent.
      const isFallen = error?.statusCode === refused
      if (!ownSender || isFallen)
        error = await send(
          neutral(settings.from, sender),
          isFallen ? `${idempotencyKey}:neutral` : idempotencyKey,
        )
      if (error) throw new AppError('unavailable', 'mailNotSent')
    },
  }
}

/** Returns the platform's own sender, under another name if there is one: `"Acme" <hello@example.com>`. */
function neutral(from: string, sender: MailSender | undefined): string {
  return sender ? `"${sender.name}" <${bareEmail(from)}>` : from
}

/** Returns an agency's own sender: `"Acme" <hello@acme.com>`. */
function senderOf(from: string, { name, domain = '' }: MailSender): string {
  return `"${name}" <${bareEmail(from).split('@')[0]}@${domain}>`
}

function bareEmail(from: string): string {
  return /<([^<>]+)>/.exec(from)?.[1] ?? from
}
