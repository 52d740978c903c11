/** The part of an element's interface that we use. */
export interface HtmlElement {
  id: string
  tagName: string
  textContent: string | null
  innerHTML: string
  parentElement: HtmlElement | null
  getAttribute(name: string): string | null
  setAttribute(name: string, value: string): void
  querySelector(selectors: string): HtmlElement | null
  querySelectorAll(selectors: string): Iterable<HtmlElement>
  closest(selectors: string): HtmlElement | null
  append(text: string): void
  remove(): void
}

/** The part of a document's interface that we use. */
export interface HtmlDocument {
  body: HtmlElement
  querySelector(selectors: string): HtmlElement | null
  querySelectorAll(selectors: string): Iterable<HtmlElement>
  cloneNode(deep: boolean): HtmlDocument
}
