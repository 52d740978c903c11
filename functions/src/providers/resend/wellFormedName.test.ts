import { describe, expect, it } from 'vitest'
import { wellFormedName } from './wellFormedName.ts'

describe('the full name of a record', () => {
  it.each([
    ['send', 'acme.com', 'send.acme.com'],
    ['resend._domainkey', 'acme.co.uk', 'resend._domainkey.acme.co.uk'],
    ['send.news', 'news.acme.com', 'send.news.acme.com'],
    ['send.a.b', 'a.b.acme.com', 'send.a.b.acme.com'],
    ['send.acme.com.', 'acme.com', 'send.acme.com'],
    ['send', 'news.acme.com', 'send.news.acme.com'],
  ])('named %s in %s is %s', (name, domain, expected) => expect(wellFormedName(name, domain)).toBe(expected))
})
