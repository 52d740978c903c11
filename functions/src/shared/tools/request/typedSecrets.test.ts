import { describe, expect, it } from 'vitest'
import { httpRequestSchema, type HttpRequest } from '../tools.ts'
import { checkSecrets, withoutSecrets } from './typedSecrets.ts'

/** Returns a request with any number of rows. */
const requestOf = (changes: Partial<HttpRequest>): HttpRequest => ({
  ...httpRequestSchema.parse({ address: 'https://api.example.com/orders' }),
  ...changes,
})

const secretHeaders = [
  ['Authorization', 'Bearer abc-1'],
  ['authorization', 'abc-1'],
  ['X-Api-Key', 'k-1'],
  ['Ocp-Apim-Subscription-Key', 'k-1'],
  ['DD-APPLICATION-KEY', 'k-1'],
  ['X-Shopify-Access-Token', 't-1'],
  ['Private-Token', 't-1'],
  ['X-Figma-Token', 't-1'],
  ['X-Auth', 't-1'],
  ['Cookie', 'session=1'],
  ['key', 'k-1'],
  ['X-Forwarded-For-Us', 'Basic bWU6cGFzcw=='],
] as const

const plainHeaders = [
  ['X-Team', 'north'],
  ['Accept-Language', 'en'],
  ['X-CSRF-Token', 'fetch'],
  ['Idempotency-Key', 'order'],
  ['X-Api-Version', '2'],
  ['Authorization', 'Bearer {token}'],
  ['X-Api-Key', ''],
] as const

const secretQuery = [
  ['api_key', 'k-1'],
  ['access_token', 't-1'],
  ['token', 't-1'],
  ['sig', 's-1'],
  ['client_secret', 's-1'],
  ['key', 'AIzaSyA1234567890abcdefghij'],
] as const

const plainQuery = [
  ['lang', 'en'],
  ['page_token', 'next-1'],
  ['key', 'orders'],
  ['code', 'DE'],
  ['keyword', 'oars'],
  ['api_key', '{key}'],
] as const

const row = ([name, value]: readonly [string, string]) => ({ name, value })

describe('checkSecrets', () => {
  it.each(secretHeaders)('refuses the typed secret of a header %s: %s', (...header) => {
    const headers = [{ name: 'X-Team', value: 'north' }, row(header)]
    expect(checkSecrets(requestOf({ headers }))).toEqual({ 'request.headers.1.value': 'toolSecretTyped' })
  })

  it.each(secretQuery)('refuses the typed secret of a query parameter %s=%s', (...parameter) => {
    const query = [row(parameter)]
    expect(checkSecrets(requestOf({ query }))).toEqual({ 'request.query.0.value': 'toolSecretTyped' })
  })

  it('accepts names and values that do not authenticate', () => {
    const request = requestOf({ headers: plainHeaders.map(row), query: plainQuery.map(row) })
    expect(checkSecrets(request)).toEqual({})
  })

  it('accepts a second secret beside a credential', () => {
    const headers = [{ name: 'X-Api-Key', value: 'k-1' }]
    expect(checkSecrets(requestOf({ headers, credentialId: 'c1' }))).toEqual({})
  })
})

describe('withoutSecrets', () => {
  it('blanks the secrets of headers, query and body, and names them', () => {
    const body =
      '{"user": "bot", "password" : "hun\\"ter2", "token": {token}, "note": "a \\"token\\": \\"b\\""}'
    const plain = { headers: plainHeaders.map(row), query: plainQuery.map(row) }
    const request = requestOf({
      headers: [...secretHeaders.map(row), ...plain.headers],
      query: [...secretQuery.map(row), ...plain.query],
      body,
    })
    const blank = ([name]: readonly [string, string]) => ({ name, value: '' })
    expect(withoutSecrets(request)).toEqual({
      request: {
        ...request,
        headers: [...secretHeaders.map(blank), ...plain.headers],
        query: [...secretQuery.map(blank), ...plain.query],
        body: body.replace('hun\\"ter2', ''),
      },
      names: [...secretQuery.map(([name]) => name), ...secretHeaders.map(([name]) => name), 'password'],
    })
    expect(withoutSecrets(requestOf(plain))).toEqual({ request: requestOf(plain), names: [] })
  })
})
