import { sha256 } from '../identifiers.ts'
import { mailHtml } from './mailHtml.ts'
import type { Mail } from '../ports/ports.ts'

interface LinkTexts {
  subject: string
  lead: string
  button: string
}

/** Emails one link with a sentence before it. The same link is not sent a second time. */
export function sendLink(mail: Mail, to: string, link: string, words: LinkTexts) {
  const action = { label: words.button, url: link }
  const html = mailHtml({ heading: words.subject, lead: words.lead, action, isUrlShown: true })
  return mail.send({
    to,
    subject: words.subject,
    html,
    text: `${words.lead}\n\n${link}\n`,
    idempotencyKey: sha256(link),
  })
}
