import { defaultBrand } from '../shared/defaultBrand.ts'
import { readableOn } from '../shared/readableOn.ts'
import { escapeHtml } from './escapeHtml.ts'
import { sha256 } from './identifiers.ts'
import type { Mail } from './ports.ts'

interface Words {
  subject: string
  lead: string
  button: string
}

/** Mails one link with a sentence before it. The same link again is not sent a second time. */
export function sendLink(mail: Mail, to: string, link: string, words: Words) {
  const html = `<div style="font:16px/1.5 system-ui,sans-serif;max-width:480px;margin:0 auto;padding:32px 24px;color:#1c1917">
<p>${escapeHtml(words.lead)}</p>
<p><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${defaultBrand.primary};color:${readableOn(defaultBrand.primary)};text-decoration:none">${words.button}</a></p>
<p style="color:#78716c;font-size:14px">Or open this address:<br><a href="${link}">${link}</a></p></div>`
  return mail.send({
    to,
    subject: words.subject,
    html,
    text: `${words.lead}\n\n${link}\n`,
    idempotencyKey: sha256(link),
  })
}
