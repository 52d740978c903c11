import { describe, expect, it } from 'vitest'
import { isOrigin, tidyOrigin } from './origins.ts'

describe('an allowed website', () => {
  it.each([
    ['shop.example', 'https://shop.example'],
    [' https://Shop.example/offers?x=1 ', 'https://shop.example'],
    ['https://shop.example:8443/', 'https://shop.example:8443'],
    ['http://localhost:3000/', 'http://localhost:3000'],
    ['münchen.example', 'https://xn--mnchen-3ya.example'],
  ])('normalises %j as a browser does', (text, origin) => expect(tidyOrigin(text)).toBe(origin))

  it.each(['', 'shop', 'two words.example', 'ftp://shop.example'])('leaves %j unchanged', (text) =>
    expect(tidyOrigin(text)).toBe(text),
  )

  it.each(['https://shop.example', 'http://localhost:3000'])('accepts %j', (text) =>
    expect(isOrigin(text)).toBe(true),
  )
  it.each([
    '',
    'shop.example',
    'https://shop.example/',
    'http://shop.example',
    'ftp://shop.example',
    'https://*',
  ])('refuses %j', (text) => expect(isOrigin(text)).toBe(false))
})
