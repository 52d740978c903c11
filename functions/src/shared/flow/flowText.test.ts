import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryFlow } from '#test/chat/arbitraryFlow.ts'
import { printFlow } from '#test/chat/printFlow.ts'
import { flowSchema, type Flow } from './flow.ts'
import { parseFlow } from './parseFlow.ts'

/** Returns a flow without the positions of its nodes, which only a drawing shows. */
function withoutPositions({ nodes, edges }: Flow): Flow {
  const flat = Object.entries(nodes).map(([id, { isCollapsed: _collapsed, ...node }]) => [
    id,
    { ...node, x: 0, y: 0 },
  ])
  return { nodes: Object.fromEntries(flat), edges }
}

describe('a flow as text', () => {
  it('parses to the same flow, except for positions', () => {
    fc.assert(
      fc.property(arbitraryFlow, (flow) => {
        expect(parseFlow(printFlow(flow))).toEqual(withoutPositions(flow))
      }),
      { numRuns: 500 },
    )
  })

  it('does not depend on positions or on the order of stored parts', () => {
    fc.assert(
      fc.property(arbitraryFlow, (flow) => {
        const nodes = Object.fromEntries(Object.entries(withoutPositions(flow).nodes).toReversed())
        const edges = Object.fromEntries(Object.entries(flow.edges).toReversed())
        expect(printFlow({ nodes, edges })).toBe(printFlow(flow))
      }),
    )
  })

  it('names the sources that a step is limited to', () => {
    const node = { kind: 'default', name: 'Prices', knowledge: ['s1', 'Price "list"'] }
    const flow = flowSchema.parse({ nodes: { n1: node }, edges: {} })
    expect(printFlow(flow)).toBe('default Prices ^n1\n  knowledge ["s1","Price \\"list\\""]\n')
    expect(parseFlow(printFlow(flow))).toEqual(flow)
  })

  it('names the group that a step is drawn in', () => {
    const flow = flowSchema.parse({
      nodes: { n1: { kind: 'start', group: 'n9' }, n9: { kind: 'group', name: 'Welcome' } },
      edges: {},
    })
    expect(printFlow(flow)).toBe('start ^n1\n  in group Welcome\n\ngroup Welcome ^n9\n')
    expect(parseFlow(printFlow(flow))).toEqual(flow)
  })

  it('reads like a plan', () => {
    const flow = flowSchema.parse({
      nodes: {
        n1: { kind: 'start' },
        n7: {
          kind: 'default',
          name: 'Orders',
          text: 'Ask for the order number.\nBe brief.',
          collects: [{ key: 'order', label: 'Order number' }],
          knowledge: 'none',
        },
        n8: { kind: 'end', name: 'Goodbye', mode: 'fixed', text: 'Bye.', outcome: 'Served' },
      },
      edges: {
        e1: { from: 'n1', to: 'n7', when: { rule: 'always' } },
        e2: { from: 'n7', to: 'n8', order: 1, when: { rule: 'stuck', turns: 3 } },
        e3: { from: 'n7', to: 'n8', when: 'gives a number' },
      },
    })
    expect(printFlow(flow)).toBe(`start ^n1
  - always -> Orders ^e1

default Orders ^n7
  without knowledge
  collects order text "Order number"
  | Ask for the order number.
  | Be brief.
  - when "gives a number" -> Goodbye ^e3
  - stuck 3 -> Goodbye ^e2

end Goodbye ^n8
  word for word
  outcome "Served"
  | Bye.
`)
  })

  it.each(['Hello', 'default ^n1\n  -> nowhere', 'start ^n1\n  | a\nstray', 'end ^__proto__'])(
    'is refused where it is not a flow: %j',
    (text) => {
      expect(() => parseFlow(text)).toThrow(/not of a flow|invalid/i)
    },
  )
})
