import { describe, expect, it } from 'vitest'
import { hostOfAlias, localAlias } from './localAlias.ts'

describe('the local name of an agency’s host', () => {
  it.each([
    ['chat.acme.com', 'chat.acme.com.localhost'],
    ['dockside.localhost', 'dockside.localhost'],
  ])('localAlias and hostOfAlias convert %s and %s into each other', (host, alias) => {
    expect(localAlias(host)).toBe(alias)
    expect(hostOfAlias(alias)).toBe(host)
  })

  it('changes no other name', () => {
    for (const name of ['chat.acme.com', 'localhost', '127.0.0.1']) expect(hostOfAlias(name)).toBe(name)
  })
})
