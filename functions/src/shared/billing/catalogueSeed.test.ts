import { describe, expect, it } from 'vitest'
import { catalogueSeed } from './catalogueSeed.ts'
import { limitsOf } from './limitsOf.ts'

describe('the first catalogue', () => {
  it('gives the free plan the default limits', () => {
    expect(limitsOf(catalogueSeed, 'free', {})).toMatchObject({
      maxAgents: 2,
      maxConcurrentCalls: 10,
      clientSeats: 2,
      workspaceSeats: 2,
      phoneNumbers: 0,
    })
  })

  it('raises the agents of a plan by agent seats, and beyond all use by unlimited agents', () => {
    const agents = (addons: Parameters<typeof limitsOf>[2]) =>
      limitsOf(catalogueSeed, 'pay_as_you_go', addons).maxAgents
    expect([agents({}), agents({ 'agent-seat': 3 }), agents({ 'unlimited-agents': 1 })]).toEqual([
      10, 13, 1010,
    ])
  })

  it('keeps its limits when it lacks a newer add-on', () => {
    const older = { ...catalogueSeed, addons: catalogueSeed.addons.slice(0, 5) }
    expect(limitsOf(older, 'pay_as_you_go', { 'workspace-seat': 1 })).toMatchObject({
      maxAgents: 10,
      workspaceSeats: 3,
    })
  })

  it('sells no add-on that does not exist yet', () => {
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
})
