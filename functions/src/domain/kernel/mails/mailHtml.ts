import type { Brand } from '../../../shared/brand/brand.ts'
import { defaultBrand } from '../../../shared/brand/defaultBrand.ts'
import type { Language } from '../../../shared/texts/languages.ts'
import { readableOn } from '../../../shared/brand/readableOn.ts'
import { escapeHtml } from '../texts/escapeHtml.ts'

interface MailParts {
  /** The subject in a sentence or two; plain text. */
  lead: string
  action?: { label: string; address: string }
  /** Prints the URL in full as well, for programs that show no buttons. */
  isAddressShown?: boolean
  /** More content, as HTML. */
  content?: string
  /** The small print below, as HTML. */
  foot?: string
  /** The language of the mail; English if missing. */
  language?: Language
  /** The brand that sends the mail. */
  brand?: Pick<Brand, 'name' | 'primary'>
}

const ink = '#1c1917'
const faint = '#6b645c'
const line = '1px dashed #c9c3b8'
const font = "'DM Sans',system-ui,sans-serif"

/** Mail programs ignore style sheets, so every element carries its own styles. */
const looks = {
  page: 'margin:0;padding:32px 16px;background:#f7f5f0',
  slip:
    `max-width:480px;margin:0 auto;padding:28px;background:#fffefb;color:${ink};` +
    `border-top:${line};border-bottom:${line};font:16px/1.55 ${font}`,
  lead: 'margin:0',
  action: 'margin:24px 0 0',
  button: 'display:inline-block;padding:12px 20px;border-radius:8px;font-weight:600;text-decoration:none',
  address:
    `margin:20px 0 0;padding-top:16px;border-top:${line};` +
    `color:${faint};font-size:13px;word-break:break-all`,
  foot: `margin:16px auto 0;max-width:480px;color:${faint};font:13px/1.5 ${font};text-align:center`,
}

/** Renders a mail in the product's design: one message and one action. */
export function mailHtml({
  lead,
  action,
  isAddressShown = false,
  content = '',
  foot = '',
  language = 'en',
  brand = defaultBrand,
}: MailParts): string {
  const parts = [
    paragraph(looks.lead, escapeHtml(lead)),
    content,
    action ? buttonOf(action, brand.primary) : '',
    action && isAddressShown ? linkLine(action.address) : '',
  ]
  const slip = `<div style="${looks.slip}">${parts.join('\n')}</div>`
  const below = (foot ? paragraph(looks.foot, foot) : '') + paragraph(looks.foot, escapeHtml(brand.name))
  const reading = `lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`
  return `<div ${reading} style="${looks.page}">${slip}${below}</div>`
}

function paragraph(look: string, html: string): string {
  return `<p style="${look}">${html}</p>`
}

function buttonOf({ label, address }: NonNullable<MailParts['action']>, primary: string): string {
  const look = `${looks.button};background:${primary};color:${readableOn(primary)}`
  return paragraph(looks.action, `<a href="${address}" style="${look}">${escapeHtml(label)}</a>`)
}

function linkLine(address: string): string {
  const link = `<a href="${address}" style="color:${faint}">${address}</a>`
  return paragraph(looks.address, `Or open this address:<br>${link}`)
}
