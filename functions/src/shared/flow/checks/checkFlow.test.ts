import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryFlow } from '#test/chat/arbitraryFlow.ts'
import { checkFlow, type FlowReferences } from './checkFlow.ts'
import { flowSchema, type Flow } from '../flow.ts'

const references: FlowReferences = { toolIds: new Set(['t1']), formIds: new Set(['f1']) }

/** Start → a question → its end, without a problem. */
const sound = {
  nodes: {
    n1: { kind: 'start' },
    n2: { kind: 'default', text: 'Ask for the order.', tools: ['t1'], collects: [{ key: 'order' }] },
    n3: { kind: 'end', mode: 'fixed', text: 'Goodbye.' },
  },
  edges: {
    e1: { from: 'n1', to: 'n2', when: { rule: 'always' } },
    e2: { from: 'n2', to: 'n3', when: 'has no more questions' },
  },
}

function found(nodes: object, edges: object = {}): string[] {
  const flow = flowSchema.parse({
    nodes: { ...sound.nodes, ...nodes },
    edges: { ...sound.edges, ...edges },
  })
  return describeProblems(flow)
}

function describeProblems(flow: Flow): string[] {
  return checkFlow(flow, references).map(({ kind, nodeId, edgeId }) =>
    [kind, nodeId, edgeId].filter(Boolean).join(' '),
  )
}

describe('checkFlow', () => {
  it('finds no problem in a valid flow', () => {
    expect(found({})).toEqual([])
  })

  it('requires exactly one start', () => {
    expect(describeProblems({ nodes: {}, edges: {} })).toEqual(['noStart'])
    expect(found({ n4: { kind: 'start' } })).toEqual(['severalStarts n4'])
  })

  it('reports edges that cannot be taken, at the node that they leave', () => {
    expect(found({}, { e3: { from: 'n2', to: 'gone', when: 'x' } })).toEqual(['danglingEdge n2 e3'])
    expect(found({}, { e3: { from: 'gone', to: 'n2', when: 'x' } })).toEqual(['danglingEdge e3'])
    expect(found({ n4: { kind: 'group' } }, { e3: { from: 'n2', to: 'n4', when: 'x' } })).toEqual([
      'edgeAtNote n2 e3',
    ])
    expect(found({ n4: { kind: 'note' } }, { e3: { from: 'n2', to: 'n4', when: 'x' } })).toEqual([
      'edgeAtNote n2 e3',
    ])
    expect(found({}, { e3: { from: 'n2', to: 'n1', when: 'x' } })).toEqual(['edgeIntoStart n2 e3'])
    expect(found({}, { e3: { from: 'n3', to: 'n2', when: 'x' } })).toEqual(['edgeOutOfEnd n3 e3'])
  })

  it('reports conditions that are empty or repeat an earlier one', () => {
    const again = (when: unknown, order = 1) => ({ e3: { from: 'n2', to: 'n3', order, when } })
    expect(found({}, again('  '))).toEqual(['emptyWhen n2 e3'])
    expect(found({}, again({ rule: 'reply', text: ' ' }))).toEqual(['emptyWhen n2 e3'])
    expect(found({}, again('Has no  more questions '))).toEqual(['sameWhen n2 e3'])
    const stuck = { rule: 'stuck', turns: 2 }
    const twice = { ...again(stuck), e4: { from: 'n2', to: 'n3', order: 0, when: stuck } }
    expect(found({}, twice)).toEqual(['sameWhen n2 e3'])
  })

  it('reports global nodes without a condition, or with the same one', () => {
    const global = (when: string) => ({ kind: 'default', global: { when, returns: true } })
    expect(found({ n4: global(' ') })).toEqual(['emptyGlobal n4'])
    expect(found({ n4: global('wants a person'), n5: global('Wants a person') })).toEqual(['sameWhen n5'])
  })

  it('reports every edge of an unconditional cycle, and only those', () => {
    const always = (from: string, to: string) => ({ from, to, when: { rule: 'always' } })
    const nodes = { n4: { kind: 'default' }, n5: { kind: 'default' } }
    const into = { e3: always('n2', 'n4') }
    expect(
      found(nodes, { ...into, e4: always('n4', 'n5'), e5: { from: 'n5', to: 'n4', when: 'x' } }),
    ).toEqual([])
    expect(found(nodes, { ...into, e4: always('n4', 'n5'), e5: always('n5', 'n4') })).toEqual([
      'alwaysRing n4 e4',
      'alwaysRing n5 e5',
    ])
    expect(found({}, { e3: always('n2', 'n2') })).toEqual(['alwaysRing n2 e3'])
  })

  it('reports empty, missing and ambiguous parts', () => {
    expect(found({ n3: { kind: 'end', mode: 'fixed', text: ' ' } })).toEqual(['emptyText n3'])
    expect(found({ n2: { kind: 'default', tools: ['gone'] } })).toEqual(['missingTool n2'])
    const leaves = (when: object) => ({ e3: { from: 'n2', to: 'n3', when } })
    expect(found({}, leaves({ rule: 'tool', id: 'gone', ended: 'ok' }))).toEqual(['missingTool n2 e3'])
    expect(found({}, leaves({ rule: 'form', id: 'gone' }))).toEqual(['missingForm n2 e3'])
    const other = { kind: 'end', text: 'Bye', collects: [{ key: 'order', kind: 'number' }] }
    expect(found({ n3: other })).toEqual(['fieldKinds n3'])
  })

  it("warns of nodes that cannot be reached or left, except a flow's only other node", () => {
    expect(found({ n4: { kind: 'default' } })).toEqual(['unreachable n4'])
    expect(found({ n4: { kind: 'note' } })).toEqual([])
    expect(found({ n4: { kind: 'default' } }, { e3: { from: 'n2', to: 'n4', when: 'x' } })).toEqual([
      'noWayOut n4',
    ])
    expect(found({ n4: { kind: 'default', global: { when: 'x', returns: true } } })).toEqual([])
    const alone = { nodes: { n1: sound.nodes.n1, n2: sound.nodes.n2 }, edges: { e1: sound.edges.e1 } }
    expect(describeProblems(flowSchema.parse(alone))).toEqual([])
  })

  it('warns of a step that needs a tool until one is chosen', () => {
    expect(found({ n2: { kind: 'default', needsTool: true } })).toEqual(['needsTool n2'])
    expect(found({ n2: { kind: 'default', needsTool: true, tools: ['t1'] } })).toEqual([])
  })

  it('warns of a node that can book until it has a calendar, whatever other tools it has', () => {
    const booking = { kind: 'default', needsTool: 'calendar' }
    expect(found({ n2: { ...booking, tools: ['t1'] } })).toEqual(['needsCalendar n2'])
    const withCalendar = found({ n2: { ...booking, tools: ['t1', 'calendar.c1'] } })
    expect(withCalendar).not.toContain('needsCalendar n2')
  })

  it('warns of a step without a source that it needs, and of one with a deleted source', () => {
    const limited = (knowledge: string[], mode = 'model') => {
      const n2 = { ...sound.nodes.n2, knowledge, mode, text: 'Prices.' }
      return flowSchema.parse({ ...sound, nodes: { ...sound.nodes, n2 } })
    }
    const problemsOf = (flow: Flow, sourceIds?: Set<string>) =>
      checkFlow(flow, { ...references, sourceIds }).map(
        ({ level, kind, nodeId }) => `${level} ${kind} ${nodeId}`,
      )
    expect(problemsOf(limited(['s1']), new Set(['s1']))).toEqual([])
    expect(problemsOf(limited(['s1', 'gone']), new Set(['s1']))).toEqual(['warning missingSource n2'])
    expect(problemsOf(limited(['s1', 'gone']))).toEqual([])
    expect(problemsOf(limited([]), new Set(['s1']))).toEqual(['warning noSource n2'])
    expect(problemsOf(limited([], 'fixed'), new Set(['s1']))).toEqual([])
  })

  it('warns of values that nothing collects or stores, in rules and texts, where all keys are known', () => {
    const flow = (key: string, text: string) => {
      const rule = { rule: 'variable', key, comparison: 'isSet' }
      const edges = { ...sound.edges, e3: { from: 'n2', to: 'n3', order: 1, when: rule } }
      return flowSchema.parse({ nodes: { ...sound.nodes, n3: { ...sound.nodes.n3, text } }, edges })
    }
    const problemsOf = (given: Flow, keptKeys?: Set<string>) =>
      checkFlow(given, { ...references, keptKeys }).map(({ level, kind, nodeId, edgeId }) =>
        [level, kind, nodeId, edgeId].filter(Boolean).join(' '),
      )
    expect(problemsOf(flow('order', 'Order {{ order }}, {{total}}.'), new Set(['total']))).toEqual([])
    expect(problemsOf(flow('order_no', 'Order {{order_no}}.'), new Set())).toEqual([
      'warning missingValue n3',
      'warning missingValue n2 e3',
    ])
    expect(problemsOf(flow('order_no', 'Order {{order_no}}.'))).toEqual([])
  })

  it('warns of a comparison above or below something that is no number', () => {
    const compared = (value: string, comparison = 'above') => ({
      e3: { from: 'n2', to: 'n3', order: 1, when: { rule: 'variable', key: 'order', comparison, value } },
    })
    expect(found({}, compared('1.5'))).toEqual([])
    expect(found({}, compared('1,5'))).toEqual([])
    expect(found({}, compared('many'))).toEqual(['notANumber n2 e3'])
    expect(found({}, compared('', 'below'))).toEqual(['notANumber n2 e3'])
    expect(found({}, compared('many', 'contains'))).toEqual([])
  })

  it('warns of more than eight choices in words', () => {
    const choices = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`c${at}`, { from: 'n2', to: 'n3', when: `case ${at}` }]),
      )
    expect(found({}, choices(7))).toEqual([])
    expect(found({}, choices(8))).toEqual(['manyChoices n2'])
  })

  it('finishes for any flow, reports only existing parts, and ignores notes', () => {
    fc.assert(
      fc.property(arbitraryFlow, (flow) => {
        const problems = checkFlow(flow, references)
        expect(problems.filter(({ nodeId }) => nodeId && !flow.nodes[nodeId])).toEqual([])
        expect(problems.filter(({ edgeId }) => edgeId && !flow.edges[edgeId])).toEqual([])
        const atNodes = problems.filter(({ edgeId }) => !edgeId)
        expect(atNodes.filter(({ nodeId }) => nodeId && flow.nodes[nodeId]?.kind === 'note')).toEqual([])
      }),
    )
  })
})
