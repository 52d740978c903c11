import { describe, expect, it } from 'vitest'
import { trafficOf, trafficOfEdges } from './trafficOf.ts'

const conversations = [
  [['start', 'orders'], ['orders'], ['orders', 'end']],
  [['start', 'returns'], ['start']],
  [['start', 'orders']],
  [],
]

describe('the traffic of a flow', () => {
  it('counts the conversations that walked the flow, and no answers in the same node', () => {
    const traffic = trafficOf(conversations)
    expect(traffic.conversations).toBe(3)
    expect(Object.fromEntries(traffic.left)).toEqual({ start: 3, orders: 1, returns: 1 })
  })

  it('gives each edge its moves of all moves from its node', () => {
    const edges = {
      e1: { from: 'start', to: 'orders' },
      e2: { from: 'start', to: 'returns' },
      e3: { from: 'start', to: 'nowhere' },
      e4: { from: 'end', to: 'start' },
    }
    expect(Object.fromEntries(trafficOfEdges(edges, trafficOf(conversations)))).toEqual({
      e1: { taken: 2, all: 3 },
      e2: { taken: 1, all: 3 },
      e3: { taken: 0, all: 3 },
    })
  })

  it('gives two edges between the same nodes none', () => {
    const edges = { e1: { from: 'start', to: 'orders' }, e2: { from: 'start', to: 'orders' } }
    expect(trafficOfEdges(edges, trafficOf(conversations)).size).toBe(0)
  })
})
