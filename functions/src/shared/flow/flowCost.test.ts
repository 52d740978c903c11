import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryFlow } from '#test/chat/arbitraryFlow.ts'
import { flowSchema } from './flow.ts'
import { costlyEdges, edgesOut, inlinedEdges, isInlined } from './flowCost.ts'

/** Returns a flow with one node that has an edge to each target. */
function choosing(targets: object[], from: object = {}) {
  const nodes = targets.map((target, at) => [`t${at}`, { kind: 'default', ...target }])
  const edges = targets.map((_, at) => [
    `e${at}`,
    { from: 'n1', to: `t${at}`, order: at, when: `case ${at}` },
  ])
  return flowSchema.parse({
    nodes: { n1: { kind: 'default', ...from }, ...Object.fromEntries(nodes) },
    edges: Object.fromEntries(edges),
  })
}

const inlinedOf = (targets: object[], from?: object) => [...inlinedEdges(choosing(targets, from), 'n1')]

describe('the cost of an edge', () => {
  it('inlines targets with the same model, tools in any order and knowledge', () => {
    const from = { tools: ['t1', 't2'], model: 'gpt-4o-mini', knowledge: 'none' }
    const others = [{ tools: ['t1'] }, { model: 'gpt-4o' }, { model: undefined }, { knowledge: 'all' }]
    const targets = [{ ...from, tools: ['t2', 't1'] }, ...others.map((other) => ({ ...from, ...other }))]
    expect(inlinedOf(targets, from)).toEqual(['e0'])
  })

  it('inlines targets that are limited to the same sources in any order', () => {
    const from = { knowledge: ['s1', 's2'] }
    const lists = [['s2', 's1'], ['s1'], ['s1', 's3'], []].map((knowledge) => ({ knowledge }))
    expect(inlinedOf([...lists, { knowledge: 'all' }, { knowledge: 'none' }], from)).toEqual(['e0'])
  })

  it('inlines at most six targets in order, 600 characters each and 2,500 together', () => {
    const long = { text: 'x'.repeat(600) }
    expect(inlinedOf([{ text: 'x'.repeat(601) }, long, long, long, long, long])).toEqual([
      'e1',
      'e2',
      'e3',
      'e4',
    ])
    expect(inlinedOf([long, long, long, long, long, { text: 'short' }])).toEqual([
      'e0',
      'e1',
      'e2',
      'e3',
      'e5',
    ])
    expect(inlinedOf(Array.from({ length: 8 }, () => ({})))).toHaveLength(6)
  })

  it('counts the target of two choices once', () => {
    const flow = choosing(Array.from({ length: 6 }, () => ({ text: 'x'.repeat(400) })))
    flow.edges['e9'] = { from: 'n1', to: 't0', order: 9, when: 'once more' }
    expect(isInlined(flow, 'e9')).toBe(true)
  })

  it('counts neither rules nor fixed texts as costly', () => {
    const flow = choosing([{ model: 'gpt-4o-mini' }, { mode: 'fixed', text: 'Bye', kind: 'end' }])
    flow.edges['e2'] = { from: 'n1', to: 't0', order: 2, when: { rule: 'stuck', turns: 3 } }
    expect([...costlyEdges(flow, 'n1')]).toEqual(['e0'])
  })

  it('never counts an edge as both inlined and costly', () => {
    fc.assert(
      fc.property(arbitraryFlow, (flow) => {
        const both = Object.keys(flow.nodes).flatMap((nodeId) =>
          [...inlinedEdges(flow, nodeId)].filter((id) => costlyEdges(flow, nodeId).has(id)),
        )
        expect(both).toEqual([])
        const edges = Object.keys(flow.nodes).flatMap((nodeId) => edgesOut(flow, nodeId))
        expect(new Set(edges.map(([id]) => id)).size).toBe(edges.length)
      }),
    )
  })
})
