import { Readability } from '@mozilla/readability'
import type { HtmlDocument, HtmlElement } from './HtmlElement.ts'

/** When the main content has less than this share of the page's characters, the whole page is used. */
const minShare = 0.4
const maxElements = 60_000
/** The algorithm's time grows with the third power of the depth; real pages are 60 deep. */
const maxDepth = 150
/** Elements that never contain text of the page. */
const machinery =
  'script, style, noscript, template, svg, iframe, object, canvas, meta, link, title, base, head'
/** Elements around the main content. */
const surroundings =
  'nav, aside, footer, dialog, [role="navigation"], [role="dialog"], [role="banner"], [role="contentinfo"], ' +
  '[role="search"], [aria-modal="true"], select, button, input, textarea'

/** Returns the HTML of a page's content, without what surrounds it on every page of its site. */
export function mainContent(document: HtmlDocument): string {
  removeAll(document.body, machinery)
  const { body } = document
  removeAll(body, surroundings)
  for (const header of document.querySelectorAll('header'))
    if (!header.closest('main, article')) header.remove()
  const article = readArticle(document)
  const main = document.querySelector('main, [role="main"]')
  const content = main && lengthOf(main) >= minShare * lengthOf(body) ? main : body
  return article && article.characters >= minShare * lengthOf(content) ? article.html : content.innerHTML
}

/** Returns the article that Mozilla's Readability finds; undefined for none. */
function readArticle(document: HtmlDocument): { html: string; characters: number } | undefined {
  if (isDeeper(document, maxDepth)) return undefined
  try {
    const options = { charThreshold: 100, maxElemsToParse: maxElements }
    // Cloned, because the parser changes its document.
    const article = new Readability(document.cloneNode(true), options).parse()
    if (!article?.content) return undefined
    return { html: article.content, characters: charactersOf(article.textContent ?? '') }
  } catch {
    return undefined
  }
}

/** Returns whether elements are nested deeper than `most`. */
function isDeeper(document: HtmlDocument, maxDepth: number): boolean {
  const depths = new Map<HtmlElement, number>()
  for (const element of document.querySelectorAll('*')) {
    const depth = (element.parentElement ? (depths.get(element.parentElement) ?? 0) : 0) + 1
    if (depth > maxDepth) return true
    depths.set(element, depth)
  }
  return false
}

function removeAll(element: HtmlElement, selectors: string): void {
  for (const found of element.querySelectorAll(selectors)) found.remove()
}

function lengthOf({ textContent }: HtmlElement): number {
  return charactersOf(textContent ?? '')
}

/** Returns the number of characters without white space. */
export function charactersOf(text: string): number {
  return text.replace(/\s+/g, '').length
}
