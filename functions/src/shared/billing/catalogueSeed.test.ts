import { expect, it } from 'vitest'
import { catalogueSeed } from './catalogueSeed.ts'
import { limitsOf } from './planLimits.ts'

it('the first catalogue gives the free plan the default limits', () => {
  expect(limitsOf(catalogueSeed, 'free', {})).toMatchObject({
    maxAgents: 2,
    maxConcurrentCalls: 10,
    clientSeats: 2,
    workspaceSeats: 2,
    phoneNumbers: 0,
  })
})

it('the first catalogue sells no add-on that does not exist yet', () => {
  const sold = catalogueSeed.addons.filter(({ isAvailable }) => isAvailable).map(({ key }) => key)
  expect(sold).toEqual(['whitelabel-new', 'workspace-seat', 'client_seat', 'concurrent-call-line'])
  const promised = catalogueSeed.plans.flatMap(({ features }) => features).join('; ')
  expect(promised).not.toMatch(/phone|channel/i)
})
