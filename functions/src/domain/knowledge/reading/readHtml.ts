import { htmlSections } from './html/htmlSections.ts'
import { mainContent } from './html/mainContent.ts'
import { openHtml } from './html/openHtml.ts'
import type { Section } from '../../kernel/ports/Section.ts'

interface HtmlOptions {
  /** The URL of the page, for the URLs of its sections. */
  baseUrl?: string
  /** The content type of the response. */
  type?: string
}

/**
 * Returns the text of a web page in sections named by its headings. Runs in the process that parses
 * strangers' files.
 */
export function readHtml(content: Buffer, title: string, { baseUrl, type }: HtmlOptions = {}): Section[] {
  return htmlSections(mainContent(openHtml(content, type)), title, baseUrl)
}
