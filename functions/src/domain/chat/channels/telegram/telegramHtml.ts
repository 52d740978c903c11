import { escapeHtml } from '../../../kernel/texts/escapeHtml.ts'
import { renderMarkdown, type TextStyle } from '../markdown/renderMarkdown.ts'

/** The few tags that Telegram supports. */
const style: TextStyle = {
  text: escapeHtml,
  strong: (within) => `<b>${within}</b>`,
  emphasis: (within) => `<i>${within}</i>`,
  code: (words) => `<code>${escapeHtml(words)}</code>`,
  codeBlock: (words) => `<pre>${escapeHtml(words)}</pre>`,
  quote: (within) => `<blockquote>${within}</blockquote>`,
  link: (words, url) => `<a href="${escapeHtml(url)}">${words}</a>`,
}

/** Returns the blocks of an answer for Telegram, one string for each block. */
export function telegramHtml(markdown: string): string[] {
  return renderMarkdown(markdown, style)
}

/** Returns the text of a block as a person reads it. */
export function wordsOfHtml(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
