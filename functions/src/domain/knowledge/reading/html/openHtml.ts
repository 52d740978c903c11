import { parseHTML } from 'linkedom'
import { decodeText } from '../decodeText.ts'
import { tooMuchWork } from '../fileLimits.ts'
import type { HtmlDocument } from './HtmlElement.ts'

/** The largest number of tags in one page. */
const maxTags = 150_000
/** The bytes in which a page names its encoding. */
const sniffed = 2_048

/**
 * Parses a page into a document with all elements in its body, so that elements of a head are also found in
 * pages that were joined from several. `type`: the content type of the response. Throws an AppError with a
 * sentence for people when there are too many tags.
 */
export function openHtml(content: Buffer, type = ''): HtmlDocument {
  const html = decodeHtml(content, type).replaceAll('\0', '')
  if (countTags(html) > maxTags) throw tooMuchWork()
  const within = html.replace(/<!doctype[^>]{0,500}>|<\/?(?:html|head|body)(?=[\s>])[^>]{0,5000}>/gi, '')
  const { document }: { document: HtmlDocument } = parseHTML(
    `<!doctype html><html><head></head><body>${within}</body></html>`,
  )
  return document
}

/** Decodes with the charset of the response, else with the page's, else with the detected one. */
function decodeHtml(content: Buffer, type: string): string {
  const head = content.toString('latin1', 0, sniffed)
  const named = charsetOf(type) ?? charsetOf(/<meta[^>]{0,200}charset[^>]{0,100}>/i.exec(head)?.[0] ?? '')
  const hasMark = /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/.test(head)
  const text = named && !hasMark ? decodeAs(named, content) : undefined
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

function countTags(html: string): number {
  let tags = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) tags++
  return tags
}
