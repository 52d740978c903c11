import { PageReader, type PagePart } from './PageReader.ts'

/** Elements whose content is not HTML, or not shown. */
const rawNames = new Set(['script', 'style', 'noscript', 'template', 'svg', 'textarea', 'title', 'object'])
const maxParts = 5_000
const maxDataCharacters = 100_000

/**
 * Returns the parts of a page in their order: headings, texts, links, pictures, frames and the page's data.
 * Reads the page once from its beginning to its end, so that no page can make it slow; what is not
 * well-formed is read as text.
 */
export function scanPage(html: string): PagePart[] {
  const reader = new PageReader()
  // Every "<" ends the repetition of the tag before it.
  const tags = /<(\/?)([a-z][a-z\d-]{0,30})(?:[\s/][^<>]{0,2000})?>|<!--|<[!?][a-z][^<>]{0,500}>/gi
  const lower = html.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  let at = 0
  for (let tag = tags.exec(html); tag && reader.parts.length < maxParts; tag = tags.exec(html)) {
    reader.addText(html.slice(at, tag.index))
    at = tags.lastIndex
    const [match, slash = '', written = ''] = tag
    const name = written.toLowerCase()
    const isRaw = slash === '' && rawNames.has(name)
    if (match === '<!--' || isRaw) {
      const end = lower.indexOf(isRaw ? `</${name}` : '-->', at)
      // The rest of the page belongs to an element that never ends.
      if (end < 0) return finish(reader, '')
      if (name === 'script' && /\btype\s*=\s*["']?application\/ld\+json/i.test(match))
        reader.addData(html.slice(at, Math.min(end, at + maxDataCharacters)))
      at = isRaw ? end : end + '-->'.length
      tags.lastIndex = at
    } else if (slash) reader.close(name)
    else reader.open(name, match)
  }
  return finish(reader, html.slice(at))
}

function finish(reader: PageReader, rest: string): PagePart[] {
  reader.addText(rest)
  reader.endBlock()
  return reader.parts
}

/** Returns the texts and headings of a page as one text. */
export function textOfParts(parts: readonly PagePart[]): string {
  return parts
    .filter(({ kind }) => kind === 'heading' || kind === 'text')
    .map(({ text }) => text)
    .join('\n')
}
