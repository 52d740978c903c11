import { htmlSections } from './html/htmlSections.ts'
import { mainContent } from './html/mainContent.ts'
import { openHtml } from './html/openHtml.ts'
import type { Section } from '../../kernel/ports/Section.ts'

interface HtmlOptions {
  /** Where the page lies; its sections then have addresses of their own. */
  baseUrl?: string
  /** What the answer that brought it said of its content. */
  type?: string
}

/**
 * What a web page says, in stretches named by its headings. Runs in the process that reads strangers' files.
 */
export function readHtml(content: Buffer, title: string, { baseUrl, type }: HtmlOptions = {}): Section[] {
  return htmlSections(mainContent(openHtml(content, type)), title, baseUrl)
}
