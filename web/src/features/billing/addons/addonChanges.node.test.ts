import { catalogueSeed } from '@parley/functions/shared/billing/catalogueSeed'
import { describe, expect, it } from 'vitest'
import { addonChanges, priceOfChanges } from './addonChanges.ts'

describe('addonChanges', () => {
  it('names increased, reduced and cancelled add-ons, and their price', () => {
    const changes = addonChanges(
      catalogueSeed,
      { 'workspace-seat': 2, client_seat: 1 },
      { 'workspace-seat': 3, 'whitelabel-new': 1 },
    )
    expect(changes.map(({ name, before, after }) => [name, before, after])).toEqual([
      ['White label', 0, 1],
      ['Workspace seat', 2, 3],
      ['Client seat', 1, 0],
    ])
    expect(priceOfChanges(catalogueSeed, 'eur', 'monthly', changes)).toBe(5000 + 1000 - 500)
  })

  it('treats 0 as none', () => {
    expect(addonChanges(catalogueSeed, {}, { client_seat: 0 })).toEqual([])
  })
})
