import { isTypedSecret } from '@parley/functions/shared/tools/request/typedSecrets'
import type { CredentialDraft } from '@parley/functions/shared/tools/tools'
import { wordsOfCurl } from '../request/readCurl.ts'

/** A secret that a cURL command signs in with, as a credential would send it. */
export interface CurlSecret extends Pick<CredentialDraft, 'kind' | 'field'> {
  secret: string
}

/** Returns the first secret of a cURL command; undefined for none. */
export function secretOfCurl(text: string): CurlSecret | undefined {
  const words = wordsOfCurl(text) ?? []
  for (const [at, option] of words.entries()) {
    const value = words[at + 1] ?? ''
    const found = ['-u', '--user'].includes(option)
      ? basic(value)
      : ['-H', '--header'].includes(option)
        ? ofHeader(value)
        : undefined
    if (found?.secret) return found
  }
  return words.map(ofUrl).find((found) => found !== undefined)
}

/** Returns the secret in the query of a URL; undefined for other words. */
function ofUrl(word: string): CurlSecret | undefined {
  const parameters = URL.parse(word)?.searchParams ?? []
  const [field, secret] =
    [...parameters].find(([name, value]) => isTypedSecret('query', { name, value })) ?? []
  return field && secret ? { kind: 'query', field, secret } : undefined
}

function ofHeader(line: string): CurlSecret | undefined {
  const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/s.exec(line) ?? []
  const field = name.trim()
  if (!isTypedSecret('headers', { name: field, value }) || /^cookie$/i.test(field)) return undefined
  if (!/^authorization$/i.test(field)) return { kind: 'header', field, secret: value.trim() }
  const [, scheme = '', secret = ''] = /^(bearer|basic)\s+(.*)$/is.exec(value.trim()) ?? []
  if (/^bearer$/i.test(scheme)) return { kind: 'bearer', field: '', secret }
  return scheme ? basic(decodeBase64(secret)) : { kind: 'header', field, secret: value.trim() }
}

/** Returns the credential of basic authentication for `user:password`. */
function basic(pair: string): CurlSecret | undefined {
  const [, field = '', secret = ''] = /^([^:]*):(.*)$/s.exec(pair) ?? []
  return secret ? { kind: 'basic', field, secret } : undefined
}

function decodeBase64(base64: string): string {
  try {
    return atob(base64)
  } catch {
    return ''
  }
}
