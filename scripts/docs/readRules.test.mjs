import { describe, expect, it } from 'vitest'
import { covers, operationsOn, readRules } from './readRules.mjs'

const rules = readRules(`
  service cloud.firestore {
    match /databases/{database}/documents {
      function live() { return request.auth != null; }
      // match /none/{id} { allow get: if true; }
      match /orgs/{organisation} {
        allow get: if live();
        match /log/{deed} { allow list: if live(); }
        match /{notices}/{event} { allow get, list: if notices in ['notifications-1']; }
      }
    }
  }
`)

describe('readRules', () => {
  it('lists the operations of every match block by its full path', () => {
    expect(rules).toEqual([
      { path: 'orgs/{organisation}/log/{deed}', operations: ['list'] },
      { path: 'orgs/{organisation}/{notices}/{event}', operations: ['get', 'list'] },
      { path: 'orgs/{organisation}', operations: ['get'] },
    ])
  })

  it('prefers the block with the most literal segments', () => {
    expect(operationsOn(rules, 'orgs/{orgId}/log/{id}')).toEqual(['list'])
    expect(operationsOn(rules, 'orgs/{orgId}/notifications-{level}/{key}')).toEqual(['get', 'list'])
    expect(operationsOn(rules, 'tenants/{workspaceId}')).toEqual([])
  })

  it('covers a narrower template with a wider one, and not the other way round', () => {
    expect(covers('wallets/{wallet}', 'wallets/org_{orgId}')).toBe(true)
    expect(covers('wallets/org_{orgId}', 'wallets/{wallet}')).toBe(false)
    expect(covers('orgs/{org}/notifications-1/{id}', 'orgs/{orgId}/notifications-{level}/{key}')).toBe(true)
    expect(covers('orgs/{org}/log/{id}', 'orgs/{orgId}/{notices}/{key}')).toBe(false)
  })
})
