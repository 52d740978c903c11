import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderFlow } from '#test/chat/flows.ts'
import { flowSchema } from '../../../shared/flow/flow.ts'
import { renameTools, toolsOfFlow } from './flowTools.ts'

function flowWith(inNode: string[], inRule: string) {
  const { nodes, edges } = orderFlow()
  const when = { rule: 'tool', id: inRule, ended: 'ok' }
  return flowSchema.parse({
    nodes: { ...nodes, n2: { ...nodes['n2'], tools: inNode } },
    edges: { ...edges, e5: { from: 'n2', to: 'n4', when } },
  })
}

describe('tools of a flow', () => {
  it('come from nodes and from rules', () => {
    expect(toolsOfFlow(flowWith(['a', 'b'], 'c'))).toEqual(new Set(['a', 'b', 'c']))
  })

  it('are renamed and renamed back', () => {
    const id = fc.string({ minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.uniqueArray(id, { minLength: 1, maxLength: 20 }), ([first = 'x', ...others]) => {
        const flow = flowWith(others, first)
        const there = renameTools(flow, (tool) => `new ${tool}`)
        expect(renameTools(there, (tool) => tool.replace(/^new /, ''))).toEqual(flow)
      }),
    )
  })

  it('are removed from a node without a new name, and stay in a rule', () => {
    const flow = renameTools(flowWith(['a', 'b'], 'c'), (tool) => (tool === 'a' ? 'A' : undefined))
    expect(flow.nodes['n2']?.tools).toEqual(['A'])
    expect(toolsOfFlow(flow)).toEqual(new Set(['A', 'c']))
  })
})
