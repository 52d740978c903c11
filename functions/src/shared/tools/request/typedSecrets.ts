import type { Refusal } from '../../errors/refusals.ts'
import type { HttpRequest } from '../tools.ts'
import { slotsOf } from './fillTemplate.ts'

/** The part of a request that a name is in. */
type Place = 'headers' | 'query' | 'body'

type NamedValue = HttpRequest['headers'][number]

/** The last words of names that carry a secret, and whole names, in small letters and digits. */
const secretKeys = 'api|access|secret|private|subscription|auth|master|application|app|functions|service'
const endings = new RegExp(`(?:${secretKeys})key$|secret$|passwor[dt]$|passwd$|passphrase$`)
const wholeNames = /^(?:proxy)?auth(?:orization)?$|^x?auth$|^cookie$|^jwt$|^pwd$|^pass$|^sig(?:nature)?$/
/** In a query and a body, other tokens belong to pages of a list. */
const tokens = /^x?token$|(?:access|auth|api|bearer|security|session|private|refresh|id|user|bot)token$/
/** Names that carry a secret in some APIs, and a plain word in others. */
const doubtfulNames = /^(?:key|appid|code)$/
const looksRandom = /^(?=.*\d)(?=.*[a-z])[\w+/=~.-]{20,}$/i

/** Returns whether a value is a secret of the owner that is typed into a tool, where members can read it. */
export function isTypedSecret(place: Place, { name, value }: NamedValue): boolean {
  if (value.trim() === '' || slotsOf(value).length > 0) return false
  const folded = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  if (endings.test(folded) || wholeNames.test(folded) || tokens.test(folded)) return true
  if (doubtfulNames.test(folded)) return place === 'headers' || looksRandom.test(value.trim())
  if (place !== 'headers') return false
  return /(?<!csrf|xsrf)token$/.test(folded) || /^(?:bearer|basic)\s+\S/i.test(value)
}

/**
 * Returns the fields with typed secrets of a tool without a credential, which can send them instead. A tool
 * has one credential, so that a second secret can only be typed.
 */
export function checkSecrets({ query, headers, credentialId }: HttpRequest): Record<string, Refusal> {
  if (credentialId !== '') return {}
  const fieldsOf = (place: 'query' | 'headers', rows: readonly NamedValue[]) =>
    rows.flatMap((row, at) =>
      isTypedSecret(place, row) ? [[`request.${place}.${at}.value`, 'toolSecretTyped'] as const] : [],
    )
  return Object.fromEntries([...fieldsOf('query', query), ...fieldsOf('headers', headers)])
}

/** An entry of an object in JSON whose value is a text. */
const entry = /"((?:[^"\\]|\\.)*)"(\s*:\s*)"((?:[^"\\]|\\.)*)"/g

/** Returns a request without the secrets that are typed into it, and the names that carried them. */
export function withoutSecrets<Sent extends Pick<HttpRequest, 'query' | 'headers' | 'body'>>(
  request: Sent,
): { request: Sent; names: string[] } {
  const names: string[] = []
  const blank = (place: Place, row: NamedValue) => {
    if (!isTypedSecret(place, row)) return row
    names.push(row.name)
    return { ...row, value: '' }
  }
  const query = request.query.map((row) => blank('query', row))
  const headers = request.headers.map((row) => blank('headers', row))
  const body = request.body.replaceAll(entry, (_, name: string, colon: string, value: string) => {
    return `"${name}"${colon}"${blank('body', { name, value }).value}"`
  })
  return { request: { ...request, query, headers, body }, names }
}
