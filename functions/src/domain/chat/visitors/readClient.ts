import type { RequestClient } from '../../kernel/access/RequestClient.ts'

/** Names with the patterns of user agents, the more specific first. */
const browsers = [
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const
const platforms = [
  ['iOS', /iPhone|iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const

export const browserNames = browsers.map(([name]) => name)
export const platformNames = platforms.map(([name]) => name)

type Headers = Record<string, string | string[] | undefined>

/** Returns two letters, or an empty text. `name`: the header of our load balancer; empty for none. */
export function readCountry(headers: Headers, name: string): string {
  const country = name ? String(headers[name] ?? '') : ''
  return /^[A-Z]{2}$/.test(country) && country !== 'ZZ' ? country : ''
}

/** Returns origin, browser, platform and country from a request's headers. */
export function readClient(headers: Headers, webOrigin: string, countryHeader: string): RequestClient {
  const agent = String(headers['user-agent'] ?? '')
  const origin = String(headers['origin'] ?? '')
  return {
    origin,
    isOwnPage: origin === webOrigin,
    browser: browsers.find(([, pattern]) => pattern.test(agent))?.[0] ?? '',
    platform: platforms.find(([, pattern]) => pattern.test(agent))?.[0] ?? '',
    country: readCountry(headers, countryHeader),
  }
}
