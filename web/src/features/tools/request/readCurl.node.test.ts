import { describe, expect, it } from 'vitest'
import { keyFor } from '../tester/keyFor.ts'
import { readCurl } from './readCurl.ts'

describe('readCurl', () => {
  it('reads a cURL command without its credentials', () => {
    const command = `curl -X POST 'https://api.example.com/orders/4711/cancel?lang=en&x=a%20b&access_token=secret' \\
  -H "Authorization: Bearer secret" \\
  -H 'X-Team: north: 1' -H 'X-Auth-Token: secret' --compressed \\
  -u me:secret --data-raw '{"why": "it\\"s late"}'`
    expect(readCurl(command)).toEqual({
      method: 'POST',
      address: 'https://api.example.com/orders/4711/cancel',
      query: [
        { name: 'lang', value: 'en' },
        { name: 'x', value: 'a b' },
      ],
      headers: [{ name: 'X-Team', value: 'north: 1' }],
      body: '{"why": "it\\"s late"}',
    })
  })

  it('reads a command with a body as a POST, and ignores other texts', () => {
    expect(readCurl('curl --url https://api.example.com -d "{}"')).toMatchObject({
      method: 'POST',
      body: '{}',
    })
    expect(readCurl('curl https://api.example.com')).toMatchObject({ method: 'GET', body: '' })
    expect(readCurl('https://api.example.com/curl x')).toBeUndefined()
  })

  it('moves encoded data into the query of a command with -G, and joins data as cURL does', () => {
    const search = `curl https://api.example.com/find?lang=en -G --data-urlencode 'q=a b&c' -d page=2 -F 'x=@y.z'`
    expect(readCurl(search)).toMatchObject({
      method: 'GET',
      address: 'https://api.example.com/find',
      query: [
        { name: 'lang', value: 'en' },
        { name: 'q', value: 'a b&c' },
        { name: 'page', value: '2' },
      ],
      body: '',
    })
    expect(readCurl(`curl -d a=1 https://api.example.com --data-urlencode '=b c'`)).toMatchObject({
      method: 'POST',
      body: 'a=1&b%20c',
    })
  })
})

describe('keyFor', () => {
  it('names a stored value by the end of its path', () => {
    expect(keyFor('order.status', [])).toBe('status')
    expect(keyFor('order.items.0', [])).toBe('items')
    expect(keyFor('order.status', [{ key: 'status' }, { key: 'status2' }])).toBe('status3')
    expect(keyFor('0', [])).toBe('value')
  })
})
