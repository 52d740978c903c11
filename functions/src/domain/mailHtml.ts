import { defaultBrand } from '../shared/defaultBrand.ts'
import { readableOn } from '../shared/readableOn.ts'
import { escapeHtml } from './escapeHtml.ts'

interface MailParts {
  /** What it is about, in a sentence or two; plain text. */
  lead: string
  action?: { label: string; address: string }
  /** The address stands there in full too, for programs that show no buttons. */
  isAddressShown?: boolean
  /** What else it shows, as HTML. */
  content?: string
}

const ink = '#1c1917'
const faint = '#6b645c'
const paper = '#f7f5f0'
const line = '1px dashed #c9c3b8'

/** A mail as the product draws things: a slip of paper with one thing to say and one thing to do. */
export function mailHtml({ lead, action, isAddressShown = false, content = '' }: MailParts): string {
  const { primary, name } = defaultBrand
  const button =
    action &&
    `<p style="margin:24px 0 0"><a href="${action.address}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${primary};color:${readableOn(primary)};font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`
  const address =
    action &&
    isAddressShown &&
    `<p style="margin:20px 0 0;padding-top:16px;border-top:${line};color:${faint};font-size:13px;word-break:break-all">Or open this address:<br><a href="${action.address}" style="color:${faint}">${action.address}</a></p>`
  return `<div style="margin:0;padding:32px 16px;background:${paper}"><div style="max-width:480px;margin:0 auto;padding:28px;background:#fffefb;border-top:${line};border-bottom:${line};color:${ink};font:16px/1.55 'DM Sans',system-ui,sans-serif">
<p style="margin:0">${escapeHtml(lead)}</p>${content}${button || ''}${address || ''}
</div><p style="margin:16px auto 0;max-width:480px;color:${faint};font:13px/1.5 system-ui,sans-serif;text-align:center">${escapeHtml(name)}</p></div>`
}
