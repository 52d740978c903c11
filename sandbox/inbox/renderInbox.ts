import { escapeHtml } from '../http/escapeHtml.ts'
import { renderPage } from '../http/renderPage.ts'
import type { Mail, MailFile } from '../resend/mailbox.ts'
import type { ReportKind } from '../resend/resendEvents.ts'

export function renderInbox(mails: readonly Mail[]): string {
  const empty =
    '<p class="soft">No mail yet. Sign up, invite somebody or ask for a login code, and it lands here.</p>'
  const body = `<h1>Inbox</h1>${mails.length === 0 ? empty : mails.map(renderMail).join('')}`
  return renderPage({ title: `Inbox (${mails.length})`, body, refreshSeconds: 5 })
}

function renderMail(mail: Mail): string {
  const rows = [
    ['From', mail.from],
    ['To', [...mail.to, ...mail.cc, ...mail.bcc].join(', ')],
    ['Sent', mail.at.replace('T', ' ').slice(0, 19)],
  ]
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<dl>${rows.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
${mail.html ? renderHtml(mail.html) : `<pre>${withLinks(mail.text ?? '')}</pre>`}
${mail.attachments.map(renderFile).join('')}
${renderReports(mail.id)}
</article>`
}

function renderFile({ filename, type, text }: MailFile): string {
  const shown = `${escapeHtml(filename)} <small>${escapeHtml(type)}</small>`
  return `<details><summary>${shown}</summary><pre>${escapeHtml(text)}</pre></details>`
}

/** Renders the buttons that let an email bounce, or be reported as spam. */
function renderReports(id: string): string {
  const button = (kind: ReportKind, label: string) =>
    `<form method="post" action="/inbox/${id}/${kind}"><button>${label}</button></form>`
  return `<div class="reports">${button('bounce', 'Bounce')}${button('complain', 'Complain')}</div>`
}

/** Renders HTML in a frame without scripts and origin; links open in a new tab. */
function renderHtml(html: string): string {
  const inNewTab = `<base target="_blank">${html}`
  return `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(inNewTab)}" title="Mail"></iframe>`
}

function withLinks(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<]+/g,
    (url) => `<a href="${url}" target="_blank" rel="noopener">${url}</a>`,
  )
}
