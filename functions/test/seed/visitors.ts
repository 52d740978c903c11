import type { RequestClient } from '../../src/domain/kernel/access/RequestClient.ts'

/** The browsers of the demo world's visitors. */
export const clients: RequestClient[] = [
  { origin: '', isOwnPage: false, browser: 'Chrome', platform: 'Windows', country: '' },
  { origin: '', isOwnPage: false, browser: 'Safari', platform: 'iOS', country: '' },
  { origin: '', isOwnPage: false, browser: 'Chrome', platform: 'Android', country: '' },
  { origin: '', isOwnPage: false, browser: 'Safari', platform: 'macOS', country: '' },
  { origin: '', isOwnPage: false, browser: 'Firefox', platform: 'Linux', country: '' },
]
export const visitedPages = ['/', '/', '/products', '/contact', '/about', '/prices']
export const referrers = [
  '',
  '',
  'https://www.google.com/',
  'https://duckduckgo.com/',
  'https://www.instagram.com/',
]

/** The names of visitors; only a few have given one. */
export const names = [
  '',
  '',
  '',
  'Marta Keller',
  'Jonah Okafor',
  'Priya Raman',
  'Luis Ortega',
  'Noor de Vries',
  'Hanna Lindqvist',
  'Tom Ashby',
]
