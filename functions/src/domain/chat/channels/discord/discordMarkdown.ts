import { renderMarkdown, type TextStyle } from '../markdown/renderMarkdown.ts'

const signs = /[\\*_~`|<>[\]]/g
/** Signs that mean something at the beginning of a line alone. */
const lineSigns = /^(\s*)([#+-]|\d+(?=\.))/gm
/** Nobody is to be called by what an agent has read somewhere. */
const calls = /@(?=everyone|here)/gi
const addresses = /(https?:\/\/[^\s<>]+)/

/** Words that Discord shows as they are. Addresses stay, so that they can be followed. */
export function escapeForDiscord(words: string): string {
  return words
    .split(addresses)
    .map((part, index) => (index % 2 === 1 ? part : escapeWords(part)))
    .join('')
}

function escapeWords(words: string): string {
  return words
    .replaceAll(signs, String.raw`\$&`)
    .replaceAll(lineSigns, (_, blanks: string, sign: string) =>
      /\d/.test(sign) ? `${blanks}${sign}\u200B` : `${blanks}\\${sign}`,
    )
    .replaceAll(calls, '@\u200B')
}

/** What stands in code cannot be escaped: its own end is taken apart. */
const withoutTicks = (words: string) => words.replaceAll('`', '`\u200B').replaceAll(calls, '@\u200B')

/** Discord's Markdown: a few signs of its own, and none for tables and pictures. */
const style: TextStyle = {
  text: escapeForDiscord,
  strong: (within) => `**${within}**`,
  emphasis: (within) => `*${within}*`,
  code: (words) => `\`\`${withoutTicks(words)}\`\``,
  codeBlock: (words) => `\`\`\`\n${withoutTicks(words)}\n\`\`\``,
  quote: (within) => within.replaceAll(/^/gm, '> '),
  link: (words, url) => (isSame(words, url) ? `<${url}>` : `[${words}](<${url.replaceAll('>', '%3E')}>)`),
}

function isSame(words: string, url: string): boolean {
  return wordsOfDiscord(words) === url
}

/** The blocks of an answer for Discord, one string a block. */
export function discordMarkdown(markdown: string): string[] {
  return renderMarkdown(markdown, style)
}

/** What a person reads of it. */
export function wordsOfDiscord(block: string): string {
  return block
    .replaceAll(/\[((?:\\.|[^\]\\])*)\]\(<([^>]*)>\)/g, '$1 ($2)')
    .replaceAll(/<(https?:[^>]+)>/g, '$1')
    .replaceAll(/\\(.)|\*+|`(?!\u200B)\n?|^> /gms, (_, sign: string | undefined) => sign ?? '')
    .replaceAll('\u200B', '')
}
