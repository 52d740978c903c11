import { describe, expect, it } from 'vitest'
import { endsMembership } from './endsMembership.ts'

const mel = { kind: 'user', disabled: false, ws: { team: 'member', mel: 'owner' } }
const client = { kind: 'client', wsId: 'team', orgId: 'org1' }

describe('endsMembership', () => {
  it.each([
    ['a member who is removed', mel, { ...mel, ws: { mel: 'owner' } }, true],
    ['a person who is disabled', mel, { ...mel, disabled: true }, true],
    ['a person who is deleted', mel, undefined, true],
    ['a person whose sessions end', mel, { ...mel, tokensFrom: 2 }, true],
    ['a person whose version changes', mel, { ...mel, sv: 1 }, false],
    ['a member who joins a workspace', mel, { ...mel, ws: { ...mel.ws, other: 'member' } }, false],
    ['a new person', undefined, mel, false],
    ['a client', client, undefined, false],
  ])('says whether a membership ends for %s', (_, before, after, expected) => {
    expect(endsMembership({ before, after })).toBe(expected)
  })
})
