import { parseHTML } from 'linkedom'
import { tooMuchWork } from '../fileLimits.ts'
import { decodeHtml } from './decodeHtml.ts'
import type { HtmlDocument } from './HtmlElement.ts'

/** The largest number of tags in one page. */
const maxTags = 150_000

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

function countTags(html: string): number {
  let tags = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) tags++
  return tags
}
