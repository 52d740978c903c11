import { describe, expect, it, vi } from 'vitest'
import { readFlow } from './readFlow.ts'

const stored = vi.hoisted(() => ({ json: '' }))
vi.mock('../firestore/firestore.ts', () => ({
  readDocument: async () => (stored.json ? stored : undefined),
}))

describe('readFlow', () => {
  it('names nodes without a name by their kind', async () => {
    const nodes = {
      n1: { kind: 'start' },
      n2: { kind: 'default', name: ' ' },
      n3: { kind: 'end', name: 'Found' },
    }
    stored.json = JSON.stringify({ nodes, edges: {} })
    const flow = await readFlow('eu', 'a1')
    expect(Object.entries(flow.nodes).map(([id, { name }]) => [id, name])).toEqual([
      ['n1', 'Start'],
      ['n2', 'Node'],
      ['n3', 'Found'],
    ])
  })

  it('returns no nodes of an agent without a flow', async () => {
    stored.json = ''
    expect(await readFlow('eu', 'a1')).toEqual({ nodes: {}, edges: {} })
  })
})
