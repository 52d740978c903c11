import { catalogueSeed } from '@parley/functions/shared/billing/catalogueSeed'
import { expect, it } from 'vitest'
import { addonChanges, priceOfChanges } from './addonChanges.ts'

it('names what is more, less and gone, and what that costs', () => {
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
  expect(priceOfChanges(catalogueSeed, 'eur', changes)).toBe(5000 + 1000 - 500)
})

it('finds nothing where a zero stands for nothing', () => {
  expect(addonChanges(catalogueSeed, {}, { client_seat: 0 })).toEqual([])
})
