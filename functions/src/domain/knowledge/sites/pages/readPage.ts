import { cutText } from '../../../kernel/texts/cutText.ts'
import { charactersOf, mainContent } from '../../reading/html/mainContent.ts'
import { htmlSections } from '../../reading/html/htmlSections.ts'
import type { HtmlDocument } from '../../reading/html/HtmlElement.ts'
import { openHtml } from '../../reading/html/openHtml.ts'
import { decodeText } from '../../reading/decodeText.ts'
import { markdownSections } from '../../reading/markdownSections.ts'
import { tidyText } from '../../reading/tidyText.ts'
import { type PageText, type RawPage, unreadablePage } from '../../../kernel/ports/PageText.ts'

const maxLinks = 1_000
/** A page with less text has its content still written by scripts. */
const minCharacters = 200
const maxCharacters = 300_000
/** Elements into which scripts write a page. */
const roots =
  '#root, #app, #__next, #__nuxt, #svelte, app-root, [data-reactroot], [ng-app], [data-server-rendered]'

/**
 * Returns the text of a site's page. Runs in the process that parses strangers' files. `robotName`: our name
 * in the page's instructions for robots.
 */
export function readPage({ url, type }: RawPage, content: Buffer, robotName: string): PageText {
  try {
    return type.startsWith('text/plain')
      ? readPlain(url, content)
      : readHtmlPage(url, type, content, robotName)
  } catch {
    // Too deep, or too many elements.
    return unreadablePage
  }
}

function readPlain(url: string, content: Buffer): PageText {
  const name = decodeSegment(new URL(url).pathname.split('/').findLast(Boolean) ?? '')
  const text = cutText(tidyText(decodeText(content)), maxCharacters)
  const sections = markdownSections(text, name || new URL(url).host)
    .map((section) => ({ ...section, text: section.text.trim(), url }))
    .filter((section) => section.text)
  const result = { title: name, sections, links: [], canonical: '', isNoIndex: false }
  return sections.length > 0 ? result : { ...result, problem: 'empty' }
}

function readHtmlPage(url: string, type: string, content: Buffer, robotName: string): PageText {
  const document = openHtml(content, type)
  const base = URL.parse(attribute(document, 'base[href]', 'href') || url, url)?.href ?? url
  const instructions = instructionsForRobots(document, robotName)
  const title = titleOf(document) || new URL(url).host
  const canonical = attribute(document, 'link[rel="canonical"]', 'href')
  const result = {
    title,
    links: instructions.has('nofollow') || instructions.has('none') ? [] : linksOf(document, base),
    canonical: canonical && (URL.parse(canonical, base)?.href ?? ''),
    isNoIndex: instructions.has('noindex') || instructions.has('none'),
  }
  const needsScripts = isFilledByScript(document)
  const sections = cut(htmlSections(mainContent(document), title, url))
  if (needsScripts && countCharacters(sections) < minCharacters)
    return { ...result, sections: [], problem: 'needsJavaScript' }
  return sections.length > 0 ? { ...result, sections } : { ...result, sections, problem: 'empty' }
}

/**
 * Returns whether scripts still have to write the page: it has scripts, hardly a word, and an element for the
 * content.
 */
function isFilledByScript(document: HtmlDocument): boolean {
  if (!document.querySelector('script')) return false
  const page = document.cloneNode(true)
  for (const unread of page.querySelectorAll('script, style, noscript, template, title')) unread.remove()
  if (charactersOf(page.body.textContent ?? '') >= minCharacters) return false
  const requiresScripts = /javascript/i.test(document.querySelector('noscript')?.textContent ?? '')
  const root = page.querySelector(roots)
  const isEmpty = charactersOf(page.body.textContent ?? '') === 0
  return isEmpty || requiresScripts || (root !== null && charactersOf(root.textContent ?? '') < 50)
}

/** Returns the page's instructions for all robots and for us. */
function instructionsForRobots(document: HtmlDocument, robotName: string): Set<string> {
  const instructions = new Set<string>()
  for (const meta of document.querySelectorAll('meta[name]')) {
    const name = meta.getAttribute('name')?.toLowerCase()
    if (name !== 'robots' && name !== robotName.toLowerCase()) continue
    for (const wish of (meta.getAttribute('content') ?? '').toLowerCase().split(','))
      instructions.add(wish.trim())
  }
  return instructions
}

function titleOf(document: HtmlDocument): string {
  const heading = document.querySelector('main h1, article h1, h1')?.textContent
  const title = document.querySelector('title')?.textContent
  const shown = attribute(document, 'meta[property="og:title"]', 'content')
  return cutText(tidyText((shown || title || heading || '').replaceAll('\n', ' ')), 150)
}

function linksOf(document: HtmlDocument, base: string): string[] {
  const links = new Set<string>()
  for (const link of document.querySelectorAll('a[href], area[href]')) {
    if (/\bnofollow\b/i.test(link.getAttribute('rel') ?? '')) continue
    const target = URL.parse(link.getAttribute('href') ?? '', base)
    if (!target || !/^https?:$/.test(target.protocol)) continue
    target.hash = ''
    if (links.size < maxLinks) links.add(target.href)
  }
  return [...links]
}

function attribute(document: HtmlDocument, selectors: string, name: string): string {
  return document.querySelector(selectors)?.getAttribute(name) ?? ''
}

/** Returns the beginning of a page that is as long as a book. */
function cut<Section extends { text: string }>(sections: Section[]): Section[] {
  let characters = 0
  return sections.filter(({ text }) => (characters += text.length) <= maxCharacters)
}

function countCharacters(sections: { text: string }[]): number {
  return sections.reduce((sum, { text }) => sum + charactersOf(text), 0)
}

/** Returns a segment of a path as it reads; as it is where it is not encoded in UTF-8. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
