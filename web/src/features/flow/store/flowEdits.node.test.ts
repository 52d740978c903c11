import { checkFlow } from '@parley/functions/shared/flow/checks/checkFlow'
import { flowSchema, type Flow } from '@parley/functions/shared/flow/flow'
import { edgesOut } from '@parley/functions/shared/flow/flowCost'
import { describe, expect, it } from 'vitest'
import { copyParts, pasteParts } from '../canvas/clip.ts'
import { freePosition } from '../canvas/layout/freePosition.ts'
import {
  connectNodes,
  emptyNode,
  firstFlow,
  withMovedEdge,
  withNewNode,
  withNode,
  withoutParts,
} from './flowEdits.ts'

const nothing: Flow = { nodes: {}, edges: {} }
const references = { toolIds: new Set<string>(), formIds: new Set<string>() }
const valuesOf = (flow: Flow) => Object.values(flow.nodes)

describe('the first flow', () => {
  it('leads from a start to one node, without problems', () => {
    const flow = firstFlow('Conversation', 'Be brief.')
    expect(flowSchema.parse(flow)).toEqual(flow)
    expect(checkFlow(flow, references)).toEqual([])
    expect(valuesOf(flow).map(({ kind, text }) => [kind, text])).toEqual([
      ['start', ''],
      ['default', 'Be brief.'],
    ])
  })
})

describe('deleting nodes', () => {
  const flow = firstFlow('Conversation', 'Be brief.')

  it('keeps the only start, without which no conversation begins', () => {
    expect(valuesOf(withoutParts(flow, Object.keys(flow.nodes))).map(({ kind }) => kind)).toEqual(['start'])
  })

  it('deletes a start beside another one', () => {
    const two = withNewNode(flow, emptyNode('start', { x: 0, y: 0 }))
    expect(withoutParts(two.flow, [two.id])).toEqual(flow)
  })
})

describe('edges', () => {
  const position = { x: 0, y: 0 }
  const nodes = {
    n1: emptyNode('default', position),
    n2: emptyNode('end', position),
    n3: emptyNode('note', position),
  }

  it('cannot lead to a note, from an end or to a start', () => {
    const flow = { nodes: { ...nodes, n4: emptyNode('start', position) }, edges: {} }
    expect(connectNodes(flow, 'n1', 'n3')).toBe(flow)
    expect(connectNodes(flow, 'n2', 'n1')).toBe(flow)
    expect(connectNodes(flow, 'n1', 'n4')).toBe(flow)
  })

  it('keep the order in which they are tried', () => {
    const flow = connectNodes(
      connectNodes(connectNodes({ nodes, edges: {} }, 'n1', 'n2'), 'n1', 'n2'),
      'n1',
      'n2',
    )
    const [first, second, third] = edgesOut(flow, 'n1').map(([id]) => id)
    const moved = withMovedEdge(flow, third ?? '', -1)
    expect(edgesOut(moved, 'n1').map(([id]) => id)).toEqual([first, third, second])
    expect(withMovedEdge(moved, first ?? '', -1)).toBe(moved)
  })
})

describe('the clipboard', () => {
  const flow = withNode(firstFlow('Conversation', 'Be brief.'), 'none', {})
  const ids = Object.keys(flow.nodes)

  it('copies nodes and the edges between them to another agent, with new ids', () => {
    const pasted = pasteParts(nothing, copyParts(flow, ids))
    expect(pasted && valuesOf(pasted.flow).map(({ kind }) => kind)).toEqual(['start', 'default'])
    expect(Object.keys(pasted?.flow.edges ?? {})).toHaveLength(1)
    expect(pasted?.ids.filter((id) => ids.includes(id))).toEqual([])
    expect(flowSchema.safeParse(pasted?.flow).success).toBe(true)
  })

  it('pastes no second start', () => {
    const pasted = pasteParts(flow, copyParts(flow, ids))
    expect(pasted && valuesOf(pasted.flow).filter(({ kind }) => kind === 'start')).toHaveLength(1)
  })

  it.each(['', 'Hello', '{"kind":"parley-flow","nodes":{"__proto__":1},"edges":{}}', '[1]'])(
    'takes nothing else: %j',
    (text) => {
      expect(pasteParts(flow, text)?.ids ?? []).toEqual([])
    },
  )
})

describe('a new node', () => {
  it('is placed on a free position', () => {
    const flow = { nodes: { n1: emptyNode('default', { x: 0, y: 0 }) }, edges: {} }
    expect(freePosition(flow, { x: 10, y: 10 })).toEqual({ x: 10, y: 154 })
    expect(freePosition(flow, { x: 500, y: 10 })).toEqual({ x: 500, y: 10 })
  })
})
