import { renderMarkdown, type TextStyle } from '../markdown/renderMarkdown.ts'

/** WhatsApp cannot escape its marks, so a letter that looks the same replaces them. */
const lookalikes: Readonly<Record<string, string>> = { '*': '∗', _: 'ˍ', '~': '∼', '`': 'ˋ' }

/** A mark at the beginning or end of a word may be read as formatting; within a word it is not. */
const openingSign = /(?<=^|[\s\p{P}\p{S}])[*_~`](?=\S)/gu
const closingSign = /(?<=\S)[*_~`](?=$|[\s\p{P}\p{S}])/gmu

/** The few marks that WhatsApp supports. */
const style: TextStyle = {
  text: plainWords,
  strong: (within) => wrapInSigns(within, '*'),
  emphasis: (within) => wrapInSigns(within, '_'),
  code: (words) => (words.includes('`') ? plainWords(words) : `\`${words}\``),
  codeBlock: (words) => `\`\`\`${words.replaceAll('```', 'ˋˋˋ')}\`\`\``,
  quote: (within) => within.replaceAll(/^/gm, '> '),
  link: (words, url) => (words === plainWords(url) || words === url ? url : `${words}: ${url}`),
}

/** Returns the blocks of an answer for WhatsApp, one string for each block. */
export function whatsappText(markdown: string): string[] {
  return renderMarkdown(markdown, style)
}

/** Returns text that WhatsApp does not format; URLs stay as they are. */
export function plainWords(words: string): string {
  const instead = (sign: string) => lookalikes[sign] ?? sign
  return words
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll(openingSign, instead).replaceAll(closingSign, instead),
    )
    .join('')
}

/** Returns the text of a block as a person reads it. */
export function wordsOfText(text: string): string {
  return text
    .replaceAll('```', '')
    .replaceAll(openingSign, '')
    .replaceAll(closingSign, '')
    .replaceAll(/^> /gm, '')
}

/**
 * Wraps text in a mark. WhatsApp's marks end with the line, allow no spaces at their ends, and cannot be
 * nested in themselves.
 */
function wrapInSigns(within: string, sign: string): string {
  const inner = within
    .replaceAll(openingSign, (found) => (found === sign ? '' : found))
    .replaceAll(closingSign, (found) => (found === sign ? '' : found))
  return inner.replaceAll(/^([^\S\n]*)(\S(?:[^\n]*\S)?)([^\S\n]*)$/gm, `$1${sign}$2${sign}$3`)
}
