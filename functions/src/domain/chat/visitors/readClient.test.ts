import { describe, expect, it } from 'vitest'
import { readClient } from './readClient.ts'

describe('the client of a request', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    ['curl/8', '', ''],
  ])('reads %s', (agent, browser, platform) => {
    expect(readClient({ 'user-agent': agent }, 'https://app.example', '')).toEqual({
      origin: '',
      isOwnPage: false,
      browser,
      platform,
      country: '',
    })
  })

  it('recognises our own pages, and a country by two letters only', () => {
    expect(
      readClient(
        { origin: 'https://app.example', 'x-client-country': 'DE' },
        'https://app.example',
        'x-client-country',
      ),
    ).toMatchObject({ isOwnPage: true, country: 'DE' })
    expect(
      readClient(
        { origin: 'https://shop.example', 'x-client-country': 'ZZ' },
        'https://app.example',
        'x-client-country',
      ),
    ).toMatchObject({ isOwnPage: false, country: '' })
  })
})

describe('the country of readClient', () => {
  it.each(['x-appengine-country', 'cf-ipcountry', 'x-client-country'])(
    'is trusted in %s only if our proxy sets that header',
    (name) => {
      expect(readClient({ [name]: 'DE' }, 'https://app.example', '').country).toBe('')
      expect(readClient({ [name]: 'DE' }, 'https://app.example', name).country).toBe('DE')
    },
  )
})
