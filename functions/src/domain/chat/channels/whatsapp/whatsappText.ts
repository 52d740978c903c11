import { renderMarkdown, type TextStyle } from '../markdown/renderMarkdown.ts'

/** WhatsApp has no way to write a sign of its own as it is: another letter that looks like it stands for it. */
const lookalikes: Readonly<Record<string, string>> = { '*': '∗', _: 'ˍ', '~': '∼', '`': 'ˋ' }

/** A sign at the beginning or the end of a word may be read as one of WhatsApp's; within a word it is not. */
const openingSign = /(?<=^|[\s\p{P}\p{S}])[*_~`](?=\S)/gu
const closingSign = /(?<=\S)[*_~`](?=$|[\s\p{P}\p{S}])/gmu

/** The few signs that WhatsApp knows. */
const style: TextStyle = {
  text: plainWords,
  strong: (within) => wrapped(within, '*'),
  emphasis: (within) => wrapped(within, '_'),
  code: (words) => (words.includes('`') ? plainWords(words) : `\`${words}\``),
  codeBlock: (words) => `\`\`\`${words.replaceAll('```', 'ˋˋˋ')}\`\`\``,
  quote: (within) => within.replaceAll(/^/gm, '> '),
  link: (words, url) => (words === plainWords(url) || words === url ? url : `${words}: ${url}`),
}

/** The blocks of an answer for WhatsApp, one string a block. */
export function whatsappText(markdown: string): string[] {
  return renderMarkdown(markdown, style)
}

/** Words that nobody takes for signs; addresses stay as they are. */
export function plainWords(words: string): string {
  const instead = (sign: string) => lookalikes[sign] ?? sign
  return words
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll(openingSign, instead).replaceAll(closingSign, instead),
    )
    .join('')
}

/** What a person reads of it. */
export function wordsOfText(text: string): string {
  return text
    .replaceAll('```', '')
    .replaceAll(openingSign, '')
    .replaceAll(closingSign, '')
    .replaceAll(/^> /gm, '')
}

/** WhatsApp's signs reach to the end of a line at most, hold no blanks at their ends, and none of their own. */
function wrapped(within: string, sign: string): string {
  const inner = within
    .replaceAll(openingSign, (found) => (found === sign ? '' : found))
    .replaceAll(closingSign, (found) => (found === sign ? '' : found))
  return inner.replaceAll(/^([^\S\n]*)(\S(?:[^\n]*\S)?)([^\S\n]*)$/gm, `$1${sign}$2${sign}$3`)
}
