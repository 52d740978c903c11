import { Readability } from '@mozilla/readability'
import type { HtmlDocument, HtmlElement } from './HtmlElement.ts'

/** Below this share of the page's words, what the reader has chosen is not the page. */
const leastShare = 0.4
const mostElements = 60_000
/** It takes the third power of this; pages that people write are 60 deep. */
const mostDeep = 150
/** Never words of the page. */
const machinery =
  'script, style, noscript, template, svg, iframe, object, canvas, meta, link, title, base, head'
/** Stand around the words of a page. */
const surroundings =
  'nav, aside, footer, dialog, [role="navigation"], [role="dialog"], [role="banner"], [role="contentinfo"], ' +
  '[role="search"], [aria-modal="true"], select, button, input, textarea'

/** The HTML of what a page says, without what stands around it on every page of its site. */
export function mainContent(document: HtmlDocument): string {
  removeAll(document.body, machinery)
  const { body } = document
  removeAll(body, surroundings)
  for (const header of document.querySelectorAll('header'))
    if (!header.closest('main, article')) header.remove()
  const article = readArticle(document)
  const main = document.querySelector('main, [role="main"]')
  const whole = main && lengthOf(main) >= leastShare * lengthOf(body) ? main : body
  return article && article.characters >= leastShare * lengthOf(whole) ? article.html : whole.innerHTML
}

/** What Mozilla's reader takes for the words of the page; undefined when it finds none. */
function readArticle(document: HtmlDocument): { html: string; characters: number } | undefined {
  if (isDeeper(document, mostDeep)) return undefined
  try {
    const options = { charThreshold: 100, maxElemsToParse: mostElements }
    // It works on the document it is given.
    const article = new Readability(document.cloneNode(true), options).parse()
    if (!article?.content) return undefined
    return { html: article.content, characters: charactersOf(article.textContent ?? '') }
  } catch {
    return undefined
  }
}

/** Whether elements stand within one another more than so many times. */
function isDeeper(document: HtmlDocument, most: number): boolean {
  const depths = new Map<HtmlElement, number>()
  for (const element of document.querySelectorAll('*')) {
    const depth = (element.parentElement ? (depths.get(element.parentElement) ?? 0) : 0) + 1
    if (depth > most) return true
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

/** Characters without the space between them. */
export function charactersOf(text: string): number {
  return text.replace(/\s+/g, '').length
}
