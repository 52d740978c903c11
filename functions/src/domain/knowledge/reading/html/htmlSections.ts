import { cutText } from '../../../kernel/texts/cutText.ts'
import { parseHTML } from 'linkedom'
import { NodeHtmlMarkdown } from 'node-html-markdown'
import { tidyText } from '../tidyText.ts'
import type { Section } from '../../../kernel/ports/Section.ts'
import { splitTables } from './splitTables.ts'
import type { HtmlDocument, HtmlElement } from './HtmlElement.ts'

/**
 * Marks around the id of a heading while it is converted to Markdown: private characters, which no text
 * contains.
 */
const [opens, closes] = ['\ue000', '\ue001']
const heading = /^(#{1,6})\s+(.*)$/

const markdown = new NodeHtmlMarkdown({
  ignore: ['img', 'picture', 'video', 'audio'],
  bulletMarker: '-',
  emDelimiter: '',
  strongDelimiter: '',
  strikeDelimiter: '',
  useInlineLinks: false,
  maxConsecutiveNewlines: 2,
  // No escaping, because this Markdown is never rendered.
  globalEscape: [/(?!)/g, ''],
  lineStartEscape: [/(?!)/g, ''],
})

/**
 * Converts HTML to Markdown sections, one for each heading, named by the page and the heading. With the URL
 * of the page each section has its own URL: with the heading's id, else with its words as a text fragment.
 */
export function htmlSections(html: string, title: string, url?: string): Section[] {
  const { document }: { document: HtmlDocument } = parseHTML(
    `<!doctype html><html><head></head><body>${html}</body></html>`,
  )
  markHeadings(document)
  unlink(document)
  const sections: Section[] = [{ title, text: '', ...(url && { url }) }]
  for (const line of splitTables(markdown.translate(document.body.innerHTML)).split('\n')) {
    const [, , text] = heading.exec(line) ?? []
    if (text === undefined) {
      const open = sections.at(-1)
      if (open) open.text += `${line}\n`
    } else sections.push(sectionOf(text, title, url))
  }
  return sections
    .map((section) => ({
      ...section,
      text: tidyText(section.text.replaceAll(/\ue000[^\ue001]*\ue001/g, '')),
    }))
    .filter(({ text }) => text)
}

function sectionOf(marked: string, title: string, url: string | undefined): Section {
  const at = marked.indexOf(opens)
  const name = tidyText(at < 0 ? marked : marked.slice(0, at))
  const id = at < 0 ? '' : marked.slice(at + 1, marked.indexOf(closes, at))
  const fragment = id || (name && `:~:text=${encodeFragment(name)}`)
  return {
    title: cutText(!name || name === title ? title : `${title}: ${name}`, 200),
    text: '',
    ...(url && { url: fragment ? `${url}#${fragment}` : url }),
  }
}

/** Encodes words for a text fragment, in which a dash has a meaning. */
function encodeFragment(words: string): string {
  return encodeURIComponent(cutText(words, 80)).replaceAll('-', '%2D')
}

function markHeadings(document: HtmlDocument): void {
  for (const each of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const id = idOf(each).trim()
    if (id && id.length <= 200) each.append(`${opens}${encodeURIComponent(id)}${closes}`)
  }
}

/**
 * Returns the id that a browser finds a heading by: its own, one inside it, or that of the section it starts.
 */
function idOf(each: HtmlElement): string {
  const inside = each.querySelector('[id], a[name]')
  const section = each.closest('section')
  const begins = section?.querySelector('h1, h2, h3, h4, h5, h6') === each
  return each.id || inside?.id || inside?.getAttribute('name') || (begins ? (section?.id ?? '') : '')
}

/** Empties the targets of links, which are not part of the text. */
function unlink(document: HtmlDocument): void {
  for (const link of document.querySelectorAll('a[href]')) link.setAttribute('href', '')
}
