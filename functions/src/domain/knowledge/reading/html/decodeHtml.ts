import { decodeText } from '../decodeText.ts'

/** The bytes in which a page names its encoding. */
const sniffed = 2_048

/** Decodes with the charset of the response, else with the page's, else with the detected one. */
export function decodeHtml(content: Buffer, type: string): string {
  const head = content.toString('latin1', 0, sniffed)
  const charset = charsetOf(type) ?? charsetOf(/<meta[^>]{0,200}charset[^>]{0,100}>/i.exec(head)?.[0] ?? '')
  const hasMark = /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/.test(head)
  const text = charset && !hasMark ? decodeAs(charset, content) : undefined
  return text ?? decodeText(content)
}

function charsetOf(text: string): string | undefined {
  return /charset\s*=\s*["']?\s*([\w:.-]{1,40})/i.exec(text)?.[1]
}

/** Returns undefined for an unknown encoding, or when the content is invalid in it, as is common. */
function decodeAs(charset: string, content: Buffer): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(content)
  } catch {
    return undefined
  }
}
