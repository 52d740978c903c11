import { describe, expect, it } from 'vitest'
import { parseWebsite } from './parseWebsite.ts'

describe('parseWebsite', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['  www.example.co.uk ', 'https://www.example.co.uk'],
    ['http://example.com/about?x=1', 'http://example.com/about?x=1'],
    ['HTTPS://Example.COM/', 'https://example.com'],
    ['bücher.example', 'https://xn--bcher-kva.example'],
  ])('accepts %s as a website', (text, url) => {
    expect(parseWebsite(text)).toBe(url)
  })

  it.each([
    '',
    'example',
    'localhost:3000',
    'two words.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'http://user:pass@example.com',
    '127.0.0.1',
    'a..com',
    '-a.com',
  ])('refuses %s', (text) => {
    expect(parseWebsite(text)).toBeUndefined()
  })
})
