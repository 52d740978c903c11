import { isTypedSecret } from '@parley/functions/shared/tools/request/typedSecrets'
import { httpMethods, type HttpRequest } from '@parley/functions/shared/tools/tools'

/** Words of a shell command: quoted ones are kept whole, and a backslash before a line break is removed. */
const word = /"((?:[^"\\]|\\.)*)"|'([^']*)'|((?:[^\s"'\\]|\\.)+)/gs

/** Returns the words of a cURL command; undefined for any other text. */
export function wordsOfCurl(text: string): string[] | undefined {
  if (!/^\s*curl\s/.test(text)) return undefined
  return [...text.replaceAll(/\\\r?\n/g, ' ').matchAll(word)].map(
    ([, double, single, bare]) => single ?? (double ?? bare ?? '').replaceAll(/\\(.)/g, '$1'),
  )
}

/**
 * Parses a cURL command into a request; undefined for any other text. Authentication is omitted, since it
 * belongs into a credential.
 */
export function readCurl(text: string): Omit<HttpRequest, 'credentialId'> | undefined {
  const words = wordsOfCurl(text)
  if (!words) return undefined
  const headers: HttpRequest['headers'] = []
  const read = { method: '', address: '', headers, body: '', isQuery: false }
  for (let at = 1; at < words.length; at++) {
    const option = words[at] ?? ''
    const value = words[at + 1] ?? ''
    if (!option.startsWith('-') && !isUrl(read.address)) read.address = option
    else if (takesValue.has(option)) at++
    if (option === '-X' || option === '--request') read.method = value.toUpperCase()
    if (option === '--url') read.address = value
    if (option === '-G' || option === '--get') read.isQuery = true
    if (option === '-H' || option === '--header') headers.push(...headerOf(value))
    if (bodyOptions.has(option)) {
      const data = option === '--data-urlencode' ? encodeData(value) : value
      // cURL joins the values of repeated options in this way.
      read.body = read.body ? `${read.body}&${data}` : data
    }
  }
  return requestOf(read)
}

function isUrl(word: string): boolean {
  return /^https?:\/\//i.test(word)
}

/** Encodes a value of `--data-urlencode`: all of it, or what follows the name. */
function encodeData(value: string): string {
  const [, name = '', content = value] = /^([^=]*=)(.*)$/s.exec(value) ?? []
  return (name === '=' ? '' : name) + encodeURIComponent(content)
}

const bodyNames = [
  '-d',
  '--data',
  '--data-raw',
  '--data-binary',
  '--data-ascii',
  '--data-urlencode',
  '--json',
]
const otherNames =
  '-X --request -H --header --url -u --user -A --user-agent -b --cookie -o --output -e --referer -m --max-time' +
  ' -F --form --connect-timeout --retry -x --proxy --cacert --cert -E --key -T --upload-file -w --write-out'
const bodyOptions = new Set(bodyNames)
const takesValue = new Set(bodyNames.concat(otherNames.split(' ')))
/** Headers that the platform sets, beside those that authenticate. */
const leftOut = /^(authorization|cookie|host|content-length|content-type|accept|user-agent)$/i

function headerOf(line: string): HttpRequest['headers'] {
  const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/s.exec(line) ?? []
  const header = { name: name.trim(), value: value.slice(0, 500) }
  const isLeftOut = header.name === '' || leftOut.test(header.name) || isTypedSecret('headers', header)
  return isLeftOut ? [] : [header]
}

interface CurlParts {
  method: string
  address: string
  headers: HttpRequest['headers']
  body: string
  /** Whether the data belongs into the query. */
  isQuery: boolean
}

function requestOf(read: CurlParts) {
  const [address = '', inUrl = ''] = read.address.split('#')[0]?.split(/\?(.*)/s) ?? []
  const body = read.isQuery ? '' : read.body
  const query = read.isQuery ? `${inUrl}&${read.body}` : inUrl
  const method = httpMethods.find((candidate) => candidate === read.method) ?? (body ? 'POST' : 'GET')
  const rows = [...new URLSearchParams(query)]
    .map(([name, value]) => ({ name, value: value.slice(0, 500) }))
    .filter((row) => !isTypedSecret('query', row))
  return { method, address, query: rows.slice(0, 20), headers: read.headers.slice(0, 10), body }
}
