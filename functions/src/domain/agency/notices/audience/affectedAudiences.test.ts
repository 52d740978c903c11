import { describe, expect, it } from 'vitest'
import { affectedAudiences } from './markAudience.ts'

const client = { ID: 'c1', orgId: 'org1', email: 'a@b.example', canAccess: ['/convos'], noticesSeenAt: 1 }
const access = { kind: 'client', orgId: 'org1', sv: 1, disabled: false }

describe('the organisations whose audience changes', () => {
  it.each([
    ['a new client', 'clients', undefined, client, ['org1']],
    ['a deleted client', 'clients', client, undefined, ['org1']],
    ['other pages of a client', 'clients', client, { ...client, canAccess: [] }, ['org1']],
    ['other settings of a client', 'clients', client, { ...client, preferredLanguage: 'de' }, ['org1']],
    ['a client who has seen notices', 'clients', client, { ...client, noticesSeenAt: 2 }, []],
    ['ended sessions', 'access', access, { ...access, sv: 2 }, ['org1']],
    ['disabled access', 'access', access, { ...access, disabled: true }, ['org1']],
    ['the access of a member', 'access', { kind: 'member', sv: 1 }, { kind: 'member', sv: 2 }, []],
    [
      'a browser of another organisation',
      'pushTokens',
      { orgId: 'org1' },
      { orgId: 'org2' },
      ['org1', 'org2'],
    ],
  ] as const)('%s', (_, kind, before, after, expected) => {
    expect(affectedAudiences(kind, { before, after }).map(({ orgId }) => orgId)).toEqual(expected)
  })

  it('tells what a client may change themselves from their rights', () => {
    const changed = (fields: object) =>
      affectedAudiences('clients', { before: client, after: { ...client, ...fields } })
    expect(changed({ preferredLanguage: 'de' })).toEqual([{ orgId: 'org1', isChoice: true }])
    expect(changed({ preferredLanguage: 'de', canAccess: [] })).toEqual([{ orgId: 'org1', isChoice: false }])
  })
})
