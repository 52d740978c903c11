import { expect, it } from 'vitest'
import { catalogueSeed } from './catalogueSeed.ts'
import { limitsOf } from './limitsOf.ts'

it('the first catalogue gives the free plan the default limits', () => {
  expect(limitsOf(catalogueSeed, 'free', {})).toMatchObject({
    maxAgents: 2,
    maxConcurrentCalls: 10,
    clientSeats: 2,
    workspaceSeats: 2,
    phoneNumbers: 0,
  })
})

it('agent seats raise the agents of a plan, and unlimited agents raise them beyond all use', () => {
  const agents = (addons: Parameters<typeof limitsOf>[2]) =>
    limitsOf(catalogueSeed, 'pay_as_you_go', addons).maxAgents
  expect([agents({}), agents({ 'agent-seat': 3 }), agents({ 'unlimited-agents': 1 })]).toEqual([10, 13, 1010])
})

it('a catalogue that lacks a newer add-on keeps its limits', () => {
  const older = { ...catalogueSeed, addons: catalogueSeed.addons.slice(0, 5) }
  expect(limitsOf(older, 'pay_as_you_go', { 'workspace-seat': 1 })).toMatchObject({
    maxAgents: 10,
    workspaceSeats: 3,
  })
})

it('the first catalogue sells no add-on that does not exist yet', () => {
  const sold = catalogueSeed.addons.filter(({ isAvailable }) => isAvailable).map(({ key }) => key)
  expect(sold).toEqual([
    'whitelabel-new',
    'workspace-seat',
    'client_seat',
    'concurrent-call-line',
    'agent-seat',
    'unlimited-agents',
  ])
  const promised = catalogueSeed.plans.flatMap(({ features }) => features).join('; ')
  expect(promised).not.toMatch(/phone|channel/i)
})
