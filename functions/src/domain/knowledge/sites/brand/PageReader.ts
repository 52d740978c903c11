import { attribute, inOneLine } from '../readSiteLook.ts'
import { cutText } from '../../../kernel/texts/cutText.ts'

/** A part of a page, in the order of the page. `data`: what the page says about itself, as JSON. */
export interface PagePart {
  kind: 'heading' | 'text' | 'link' | 'image' | 'frame' | 'data'
  /** The words in one line; the whole tag of an image, and the JSON of data. */
  text: string
  /** The URL of a link, an image or a frame, as the page writes it. */
  url: string
}

/** Elements that end the words before them. */
const blocks = new Set(
  (
    'p div li ul ol dl dt dd h1 h2 h3 h4 h5 h6 section article main header footer nav aside details summary ' +
    'table tr td th blockquote figure figcaption form fieldset address pre hr br body frameset'
  ).split(' '),
)
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'dt'])
/** Elements around the content, which every page of a site repeats. */
const surroundings = new Set(['nav', 'aside', 'footer', 'dialog', 'select'])
/** Elements without an end, and those that contain the whole page. */
const neverConsent = new Set(['html', 'body', 'main', 'img', 'input', 'link', 'meta', 'br', 'hr', 'source'])
const consentNames = /cookie|consent|gdpr|onetrust|usercentrics|didomi/i
const maxTextCharacters = 2_000

/** Collects the parts of a page from its tags and texts. */
export class PageReader {
  readonly parts: PagePart[] = []
  #words = ''
  #isHeading = false
  #link: PagePart | undefined
  /** The element whose words do not count, with the number of its own kind that are open. */
  #unread: { name: string; depth: number } | undefined

  addText(text: string): void {
    if (this.#link) this.#link.text += text
    if (!this.#unread) this.#words += text
  }

  /** Adds the JSON of a script. */
  addData(text: string): void {
    this.parts.push({ kind: 'data', text, url: '' })
  }

  open(name: string, tag: string): void {
    if (this.#unread?.name === name) this.#unread.depth++
    if (blocks.has(name)) this.endBlock()
    if (headings.has(name)) this.#isHeading = true
    if (name === 'a') this.#link = { kind: 'link', text: '', url: attribute(tag, 'href') }
    if (name === 'img') this.#add('image', tag, attribute(tag, 'src') || attribute(tag, 'data-src'))
    if (name === 'frame' || name === 'iframe') this.#add('frame', '', attribute(tag, 'src'))
    if (!this.#unread && isUnread(name, tag)) {
      this.endBlock()
      this.#unread = { name, depth: 1 }
    }
  }

  close(name: string): void {
    if (this.#unread?.name === name && --this.#unread.depth === 0) this.#unread = undefined
    if (name === 'a') this.#endLink()
    if (blocks.has(name)) this.endBlock()
    if (headings.has(name)) this.#isHeading = false
  }

  /** Ends the words that were collected last. */
  endBlock(): void {
    const text = inOneLine(cutText(this.#words, maxTextCharacters))
    this.#words = ''
    if (text) this.#add(this.#isHeading ? 'heading' : 'text', text, '')
  }

  #endLink(): void {
    if (this.#link) this.#add('link', inOneLine(cutText(this.#link.text, maxTextCharacters)), this.#link.url)
    this.#link = undefined
  }

  #add(kind: PagePart['kind'], text: string, url: string): void {
    this.parts.push({ kind, text, url })
  }
}

/** Returns whether the words of an element are not the page's own content. */
function isUnread(name: string, tag: string): boolean {
  if (surroundings.has(name)) return true
  return !neverConsent.has(name) && consentNames.test(`${attribute(tag, 'class')} ${attribute(tag, 'id')}`)
}
