import { domainToASCII, domainToUnicode } from 'node:url'

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
/** Longer input is never a host and is not parsed. */
const maxCharacters = 300

/** Scripts that may be in one label together, as in Japanese and Korean names. */
const together = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Hangul'],
  ['Latin', 'Han', 'Bopomofo'],
]
const names =
  'Latin Cyrillic Greek Armenian Hebrew Arabic Devanagari Thai Georgian Han Hiragana Katakana Hangul Bopomofo Cherokee Coptic'
const scripts = names.split(' ').map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }))

/**
 * Returns the one spelling of a host: lower case, ASCII, without scheme, path, port or trailing dot.
 * Undefined for text that is not a host, for an IP, and for a label of mixed scripts, which could look like
 * another host.
 */
export function canonicalHost(given: string): string | undefined {
  if (given.length > maxCharacters) return undefined
  const bare = given
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d*$/, '')
    .replace(/\.$/, '')
  // Parsers disagree about percent signs, credentials and brackets.
  if (/[%@\\[\]:_]/.test(bare)) return undefined
  const host = domainToASCII(bare)
  const labels = host.split('.')
  const isHost = host !== '' && host.length <= 253 && labels.every((part) => label.test(part))
  if (!isHost || /^\d+$/.test(labels.at(-1) ?? '')) return undefined
  return domainToUnicode(host).split('.').every(isOfOneScript) ? host : undefined
}

function isOfOneScript(part: string): boolean {
  const used = scripts.filter(({ pattern }) => pattern.test(part)).map(({ name }) => name)
  return used.length <= 1 || together.some((set) => used.every((name) => set.includes(name)))
}
