import { parseHTML } from 'linkedom'
import { decodeText } from '../decodeText.ts'
import { tooMuchWork } from '../fileLimits.ts'
import type { HtmlDocument } from './HtmlElement.ts'

/** Tags of one page; more are nobody's words. */
const mostTags = 150_000
/** Bytes in which a page names its encoding. */
const sniffed = 2_048

/**
 * A page as a document, whose elements all stand in its body: what there is of a head, also where a page was
 * put together from several, is found by its names. `type` is what the answer said of the content. Fails with
 * a sentence for a person when the page is built of too much.
 */
export function openHtml(content: Buffer, type = ''): HtmlDocument {
  const html = decodeHtml(content, type).replaceAll('\0', '')
  if (countTags(html) > mostTags) throw tooMuchWork()
  const within = html.replace(/<!doctype[^>]{0,500}>|<\/?(?:html|head|body)(?=[\s>])[^>]{0,5000}>/gi, '')
  const { document }: { document: HtmlDocument } = parseHTML(
    `<!doctype html><html><head></head><body>${within}</body></html>`,
  )
  return document
}

/** The encoding that the answer names, else the one that the page names, else what the bytes look like. */
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

/** Undefined for an encoding that does not exist or that the content breaks, as pages often do. */
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
