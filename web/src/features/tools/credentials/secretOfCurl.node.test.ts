import { describe, expect, it } from 'vitest'
import { secretOfCurl } from './secretOfCurl.ts'

describe('secretOfCurl', () => {
  it.each([
    [
      `curl https://a.example -H "Authorization: Bearer abc-1"`,
      { kind: 'bearer', field: '', secret: 'abc-1' },
    ],
    [
      `curl https://a.example --header 'X-API-Key: k-1'`,
      { kind: 'header', field: 'X-API-Key', secret: 'k-1' },
    ],
    [`curl -u me:pass:1 https://a.example`, { kind: 'basic', field: 'me', secret: 'pass:1' }],
    [
      `curl -H 'Authorization: Basic bWU6cGFzcw==' https://a.example`,
      { kind: 'basic', field: 'me', secret: 'pass' },
    ],
    [`curl -H 'Authorization: Token t-1' x`, { kind: 'header', field: 'Authorization', secret: 'Token t-1' }],
    [
      `curl -H 'Private-Token: t-1' https://a.example`,
      { kind: 'header', field: 'Private-Token', secret: 't-1' },
    ],
    [
      `curl 'https://a.example/orders?lang=en&api_key=k-1'`,
      { kind: 'query', field: 'api_key', secret: 'k-1' },
    ],
    [`curl -H 'Cookie: session=1' https://a.example?lang=en`, undefined],
    [`curl -H 'Authorization: Basic %%%' https://a.example`, undefined],
    [`curl -H 'X-Team: north' https://a.example`, undefined],
    ['https://a.example', undefined],
  ])('returns the secret of a curl command, or undefined when it has none: %s', (command, secret) => {
    expect(secretOfCurl(command)).toEqual(secret)
  })
})
