import { isObject } from '../parsing/fields.ts'

export const secretKinds = ['apiKey', 'token', 'password', 'privateKey'] as const
export type SecretKind = (typeof secretKinds)[number]

/** Values that only secrets have, wherever they are written. */
const patterns: readonly [SecretKind, RegExp][] = [
  ['privateKey', /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g],
  [
    'apiKey',
    /\b(?:sk|pk|rk)[-_][\w-]{16,}|\bAIza[\w-]{30,}|\bAKIA[0-9A-Z]{16}\b|\bVF\.(?:DM|WS)\.[\w.]{20,}/g,
  ],
  [
    'token',
    /\b(?:Bearer|Basic)\s+[\w.~+/-]{16,}=*|\bxox[abprs]-[\w-]{10,}|\bgh[opsu]_\w{20,}|\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]*/g,
  ],
  ['password', /(?<=:\/\/[^\s/:@]{1,100}:)[^\s/:@]{1,200}(?=@)/g],
]

/** Names of fields whose texts are secrets. */
const names: readonly [SecretKind, RegExp][] = [
  ['privateKey', /private_?key/i],
  ['password', /pass(?:word|wd|phrase)/i],
  ['apiKey', /api_?key|secret(?!s?_?(?:id|name))/i],
  ['token', /(?:access|auth|bearer|refresh|session|bot)_?token|^authorization$/i],
]
const minSecretCharacters = 6

/** Returns a text without the secrets in it. */
export function withoutSecrets(text: string): string {
  return patterns.reduce((rest, [, pattern]) => rest.replace(pattern, '•••'), text)
}

/** Returns the kinds of secrets in a file, one entry for each secret. The file was measured before. */
export function findSecrets(file: unknown): SecretKind[] {
  const found: SecretKind[] = []
  const waiting: [name: string, value: unknown][] = [['', file]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [name, value] = next
    if (typeof value === 'string') found.push(...kindsOf(name, value))
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) waiting.push([nameOf(value, key), inner])
  }
  return found
}

/** Returns the name of a field; headers and variables have it in a field beside their value. */
function nameOf(owner: object, key: string): string {
  if (key !== 'value' || !isObject(owner)) return key
  if (owner['value_type'] === 'secret') return 'secret'
  const own = owner['key'] ?? owner['name']
  return typeof own === 'string' ? own : key
}

function kindsOf(name: string, value: string): SecretKind[] {
  const named = names.find(([, pattern]) => pattern.test(name))
  const isFilled = value.trim().length >= minSecretCharacters && !/^\s*\{\{.*\}\}\s*$/.test(value)
  if (named && isFilled) return [named[0]]
  return patterns.flatMap(([kind, pattern]) => Array.from(value.matchAll(pattern), () => kind))
}
