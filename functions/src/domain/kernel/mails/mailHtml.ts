import type { Brand } from '../../../shared/brand/brand.ts'
import { defaultBrand } from '../../../shared/brand/defaultBrand.ts'
import type { Language } from '../../../shared/texts/languages.ts'
import { readableOn } from '../../../shared/brand/readableOn.ts'
import { escapeHtml } from '../texts/escapeHtml.ts'

/** The brand that sends an email. */
export interface MailBrand extends Pick<Brand, 'name' | 'primary'> {
  /** The URL of a square picture; empty without one. */
  logo?: string
  /** The font of the text, where the reader's device has it. */
  font?: string
}

interface MailParts {
  /** The subject, or what it says without a code; plain text. */
  heading: string
  /** A code to type, in large digits. */
  code?: string | undefined
  /** The subject in a sentence or two; plain text. */
  lead: string
  /** The words of a person; plain text. */
  quote?: string | undefined
  action?: { label: string; url: string }
  /** Prints the URL in full as well, for programs that show no buttons. */
  isUrlShown?: boolean
  /** More content, as HTML. */
  content?: string
  /** The small print below, as HTML. */
  foot?: string
  /** The language of the email; English if missing. */
  language?: Language
  brand?: MailBrand
}

const ink = '#1c1917'
const faint = '#6b645c'
const line = '1px dashed #c9c3b8'

/** Mail programs ignore style sheets, so every element carries its own styles. */
const looks = {
  page: 'margin:0;padding:32px 16px;background:#f7f5f0',
  head: `max-width:480px;margin:0 auto 16px;color:${ink};font-size:16px;font-weight:600`,
  logo: 'display:inline-block;border-radius:8px;vertical-align:middle',
  slip:
    `max-width:480px;margin:0 auto;padding:28px;background:#fffefb;color:${ink};` +
    `border-bottom:${line};font-size:16px;line-height:1.55`,
  heading: 'margin:0 0 12px;font-size:20px;font-weight:600;line-height:1.3',
  code: 'margin:0 0 12px;font:600 32px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px',
  lead: 'margin:0',
  quote: `margin:16px 0 0;padding:4px 14px;border-inline-start:3px solid #d9d3c7;color:${ink};white-space:pre-wrap`,
  action: 'margin:24px 0 0',
  button: 'display:inline-block;padding:12px 20px;border-radius:8px;font-weight:600;text-decoration:none',
  url:
    `margin:20px 0 0;padding-top:16px;border-top:${line};` +
    `color:${faint};font-size:13px;word-break:break-all`,
  foot: `margin:16px auto 0;max-width:480px;color:${faint};font-size:13px;line-height:1.5;text-align:center`,
}

/** The sender of emails without a brand of their own. */
const product: MailBrand = { name: defaultBrand.name, primary: defaultBrand.primary }

/** Renders an email in the brand's look: one heading, one message and one action. */
export function mailHtml({
  heading,
  code,
  lead,
  quote,
  action,
  isUrlShown = false,
  content = '',
  foot = '',
  language = 'en',
  brand = product,
}: MailParts): string {
  const { name, primary, logo = '', font = defaultBrand.font } = brand
  const parts = [
    `<h1 style="${looks.heading}">${escapeHtml(heading)}</h1>`,
    // Digits are read from the left in every language.
    code ? `<p dir="ltr" style="${looks.code};text-align:start">${escapeHtml(code)}</p>` : '',
    paragraph(looks.lead, escapeHtml(lead)),
    quote ? `<blockquote dir="auto" style="${looks.quote}">${escapeHtml(quote)}</blockquote>` : '',
    content,
    action ? buttonOf(action, primary) : '',
    action && isUrlShown ? linkLine(action.url) : '',
  ]
  const slip = `<div style="${looks.slip};border-top:4px solid ${primary}">${parts.join('\n')}</div>`
  const reading = `lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`
  const look = `${looks.page};font-family:'${font}',system-ui,sans-serif`
  return `<div ${reading} style="${look}">${headOf(name, logo)}${slip}${foot && paragraph(looks.foot, foot)}</div>`
}

/** Renders the logo and the name of the sender. */
function headOf(name: string, logo: string): string {
  const picture = logo
    ? `<img src="${escapeHtml(logo)}" alt="" width="32" height="32" style="${looks.logo}">&nbsp;&nbsp;`
    : ''
  return paragraph(looks.head, picture + escapeHtml(name))
}

function paragraph(look: string, html: string): string {
  return `<p style="${look}">${html}</p>`
}

function buttonOf({ label, url }: NonNullable<MailParts['action']>, primary: string): string {
  const look = `${looks.button};background:${primary};color:${readableOn(primary)}`
  return paragraph(looks.action, `<a href="${url}" style="${look}">${escapeHtml(label)}</a>`)
}

function linkLine(url: string): string {
  const link = `<a href="${url}" style="color:${faint}">${url}</a>`
  return paragraph(looks.url, `Or paste this link into your browser:<br>${link}`)
}
