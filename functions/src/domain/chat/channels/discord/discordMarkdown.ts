import { renderMarkdown, type TextStyle } from '../markdown/renderMarkdown.ts'

const signs = /[\\*_~`|<>[\]]/g
/** Characters with a meaning at the beginning of a line only. */
const lineSigns = /^(\s*)([#+-]|\d+(?=\.))/gm
/** Mentions of everyone, which a text that the agent has read must not trigger. */
const calls = /@(?=everyone|here)/gi
const urls = /(https?:\/\/[^\s<>]+)/

/** Escapes text for Discord. URLs stay, so that they can be opened. */
export function escapeForDiscord(words: string): string {
  return words
    .split(urls)
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

/** Code cannot be escaped, so a backtick in it is broken up. */
const withoutTicks = (words: string) => words.replaceAll('`', '`\u200B').replaceAll(calls, '@\u200B')

/** Discord's Markdown: few marks of its own, and none for tables and pictures. */
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

/** Returns the blocks of an answer for Discord, one string for each block. */
export function discordMarkdown(markdown: string): string[] {
  return renderMarkdown(markdown, style)
}

/** Returns the text of a block as a person reads it. */
export function wordsOfDiscord(block: string): string {
  return block
    .replaceAll(/\[((?:\\.|[^\]\\])*)\]\(<([^>]*)>\)/g, '$1 ($2)')
    .replaceAll(/<(https?:[^>]+)>/g, '$1')
    .replaceAll(/\\(.)|\*+|`(?!\u200B)\n?|^> /gms, (_, sign: string | undefined) => sign ?? '')
    .replaceAll('\u200B', '')
}
