import { describe, expect, it } from 'vitest'
import { flowSchema } from '../../../../shared/flow/flow.ts'
import type { FlowState } from '../../../../shared/flow/flowState.ts'
import { FlowTurn } from './FlowTurn.ts'
import { PreparedFlow } from './PreparedFlow.ts'

const field = { key: 'order', label: 'Order number', kind: 'number' as const }
const flow = new PreparedFlow(
  flowSchema.parse({
    nodes: {
      n1: { kind: 'start' },
      n2: { kind: 'default', name: 'Hello', text: 'Ask what it is about.', collects: [field] },
      n3: { kind: 'default', name: 'Order', text: 'Ask for the order number.', collects: [field] },
      n4: {
        kind: 'end',
        name: 'Done',
        mode: 'fixed',
        text: 'Order {{order}} is on its way.',
        outcome: 'found',
      },
      n5: {
        kind: 'default',
        name: 'Person',
        text: 'Say that somebody comes.',
        global: { when: 'is angry', returns: true },
      },
      n6: { kind: 'default', name: 'Long', text: 'Explain. '.repeat(100) },
    },
    edges: {
      e1: { from: 'n1', to: 'n2', when: { rule: 'always' } },
      e2: { from: 'n2', to: 'n3', order: 1, when: 'asks about an order' },
      e3: { from: 'n3', to: 'n4', when: { rule: 'variable', key: 'order', comparison: 'isSet' } },
      e4: { from: 'n2', to: 'n6', order: 2, when: 'wants it explained' },
      e5: { from: 'n2', to: 'n4', order: 0, when: { rule: 'reply', text: 'Bye' } },
    },
  }),
  'h1',
)

function turn(reply: string, state: FlowState | null = null) {
  const flowTurn = new FlowTurn(flow, state, { reply, form: '' })
  flowTurn.walk()
  return flowTurn
}

describe('a turn through a flow', () => {
  it('begins at the start and follows rules', () => {
    const first = turn('Hi')
    expect(first.nodeId).toBe('n2')
    expect(first.path).toEqual(['n1', 'n2'])
    expect(first.state()).toMatchObject({ node: 'n2', turns: 1, hash: 'h1' })
  })

  it('offers the ways by instruction, short ones in the same call, and nodes that are reachable from all', () => {
    const moves = turn('Hi').offers(true)
    expect(moves.map(({ mark, to, isInlined }) => [mark, to, isInlined])).toEqual([
      ['1', 'n3', true],
      ['2', 'n6', false],
      ['3', 'n5', false],
    ])
    expect(
      turn('Hi')
        .offers(false)
        .map(({ to }) => to),
    ).toEqual(['n3'])
    expect(turn('Hi').describe(moves)).toContain('begin your answer with <<1>>')
  })

  it('follows a rule before any model is called, and shows fixed text once', () => {
    const bye = turn('  bye ', turn('Hi').state())
    expect(bye.takeFixed()).toBe('Order  is on its way.')
    expect(bye.state()).toMatchObject({ node: 'n4', outcome: 'found', back: ['n2'] })
    expect(turn('Hello again', bye.state()).nodeId).toBe('n2')
  })

  it('stores values that fit a field, and moves by them after the answer', () => {
    const flowTurn = turn('My order', turn('Hi').state())
    const [move] = flowTurn.offers(true)
    if (!move) throw new Error('There is no way on.')
    flowTurn.take(move)
    flowTurn.collect({ order: '4711', other: 'x' })
    expect(flowTurn.settle()).toEqual(['Order 4711 is on its way.'])
    expect(flowTurn.state()).toMatchObject({ node: 'n4', values: { order: '4711' } })
    const wrong = turn('My order', { ...turn('Hi').state(), node: 'n3' })
    wrong.collect({ order: 'soon' })
    expect(wrong.settle()).toEqual([])
  })

  it('skips a question whose answer is stored', () => {
    const state = { ...turn('Hi').state(), node: 'n3', values: { order: '4711' } }
    expect(turn('And now?', state).takeFixed()).toBe('Order 4711 is on its way.')
  })

  it('returns to the node from which it was called away', () => {
    const angry = turn('This is a scandal', turn('Hi').state())
    const move = angry.offers(true).find(({ to }) => to === 'n5')
    if (!move) throw new Error('There is no way on.')
    angry.take(move)
    expect(angry.nodeId).toBe('n5')
    expect(angry.state()).toMatchObject({ node: 'n2' })
  })

  it('starts again when its node is deleted, and ends in a circle of rules', () => {
    const deletedNode: FlowState = { ...turn('Hi').state(), node: 'n99' }
    expect(turn('Hi', deletedNode).nodeId).toBe('n2')
    const nodes = Object.fromEntries(
      ['n1', 'n2', 'n3'].map((id) => [id, { kind: id === 'n1' ? 'start' : 'default' }]),
    )
    const always = { rule: 'always' }
    const edges = {
      e1: { from: 'n1', to: 'n2', when: always },
      e2: { from: 'n2', to: 'n3', when: always },
      e3: { from: 'n3', to: 'n2', when: always },
    }
    const ring = new FlowTurn(new PreparedFlow(flowSchema.parse({ nodes, edges }), 'h'), null, {
      reply: '',
      form: '',
    })
    ring.walk()
    expect(ring.nodeId).toBe('n3')
  })

  it('never comes to a group, and groups change no way', () => {
    const nodes = {
      n1: { kind: 'start', group: 'n9' },
      n2: { kind: 'default', text: 'Hello.', group: 'n9' },
      n9: { kind: 'group', name: 'Desk', text: 'x', global: { when: 'always', returns: true } },
    }
    const always = { rule: 'always' }
    const edges = {
      e1: { from: 'n1', to: 'n9', order: 0, when: always },
      e2: { from: 'n1', to: 'n2', order: 1, when: always },
      e3: { from: 'n2', to: 'n9', when: 'asks for it' },
    }
    const grouped = new PreparedFlow(flowSchema.parse({ nodes, edges }), 'h')
    const walked = new FlowTurn(grouped, null, { reply: '', form: '' })
    walked.walk()
    expect(walked.nodeId).toBe('n2')
    expect(walked.offers(true)).toEqual([])
  })
})

describe('a way by something that the node asks for', () => {
  const order = { key: 'order', label: 'Order number', kind: 'number' as const }
  const asking = new PreparedFlow(
    flowSchema.parse({
      nodes: {
        n1: { kind: 'start' },
        n2: { kind: 'default', name: 'Hello', text: 'Ask for the order.', collects: [order] },
        n3: { kind: 'default', name: 'Status', text: 'Look it up.', tools: ['tool1'] },
      },
      edges: {
        e1: { from: 'n1', to: 'n2', when: { rule: 'always' } },
        e2: { from: 'n2', to: 'n3', when: { rule: 'variable', key: 'order', comparison: 'isSet' } },
      },
    }),
    'h2',
  )
  const begin = () => {
    const begun = new FlowTurn(asking, null, { reply: 'It is 4711', form: '' })
    begun.walk()
    return begun
  }

  it('is offered to the model with the field to ask for', () => {
    const [move] = begin().offers(true)
    expect(move).toMatchObject({
      to: 'n3',
      when: 'has told what you ask for as "Order number"',
      isInlined: false,
    })
  })

  it('is followed with the value, and not without it', () => {
    const flowTurn = begin()
    const [move] = flowTurn.offers(true)
    if (!move) throw new Error('Nothing is offered.')
    expect([flowTurn.take(move, { order: 'soon' }), flowTurn.nodeId]).toEqual([false, 'n2'])
    expect([flowTurn.take(move, { order: '4711' }), flowTurn.nodeId]).toEqual([true, 'n3'])
    expect(flowTurn.state().values).toEqual({ order: '4711' })
  })

  it('is not offered once the value is stored', () => {
    const flowTurn = begin()
    flowTurn.collect({ order: '4711' })
    expect(flowTurn.offers(true)).toEqual([])
  })
})

describe('a rule that is met by what was just found out', () => {
  const order = { key: 'order', label: 'Order number', kind: 'text' as const }
  const looking = new PreparedFlow(
    flowSchema.parse({
      nodes: {
        n1: { kind: 'start', text: 'Greet.', collects: [order] },
        n2: { kind: 'default', name: 'Returns', text: 'Explain returns.' },
        n3: { kind: 'default', name: 'Status', text: 'Look it up.', tools: ['t1'] },
        n4: { kind: 'default', name: 'Number', text: 'Ask for the number.', collects: [order] },
        n5: { kind: 'default', name: 'Person', text: 'Call a person.' },
        n6: { kind: 'end', name: 'Found', mode: 'fixed', text: 'Found.' },
      },
      edges: {
        e1: { from: 'n1', to: 'n2', order: 0, when: 'sends it back' },
        e2: { from: 'n1', to: 'n3', order: 1, when: { rule: 'variable', key: 'order', comparison: 'isSet' } },
        e3: { from: 'n1', to: 'n4', order: 2, when: 'asks about an order' },
        e4: { from: 'n4', to: 'n3', when: { rule: 'variable', key: 'order', comparison: 'isSet' } },
        e5: { from: 'n3', to: 'n5', order: 0, when: { rule: 'tool', id: 't1', ended: 'failed' } },
        e6: { from: 'n3', to: 'n6', order: 1, when: { rule: 'tool', id: 't1', ended: 'ok' } },
      },
    }),
    'h3',
  )
  const begin = (tools: FlowState['tools'] = {}) => {
    const state = { hash: 'h3', node: 'n1', back: [], turns: 1, values: {}, tools, outcome: '' }
    return new FlowTurn(looking, state, { reply: '', form: '' })
  }
  const moveTo = (begun: FlowTurn, node: string) => begun.offers(true).find(({ to }) => to === node)

  it('goes before the way that the model has chosen, and its step speaks in the same turn', () => {
    const begun = begin()
    const choice = moveTo(begun, 'n4')
    begun.collect({ order: 'A-1' })
    expect([begun.follow(choice, true), begun.nodeId]).toEqual(['call', 'n3'])
  })

  it('leaves the model its choice of a way that is tried earlier', () => {
    const begun = begin()
    const choice = moveTo(begun, 'n2')
    begun.collect({ order: 'A-1' })
    expect([begun.follow(choice, false), begun.nodeId]).toEqual([undefined, 'n1'])
  })

  it('leads on from a step that the model has chosen and that asks for what was told', () => {
    const begun = begin()
    const choice = moveTo(begun, 'n4')
    if (!choice) throw new Error('Nothing is offered.')
    begun.take(choice)
    begun.collect({ order: 'A-1' })
    expect([begun.follow(undefined, true), begun.nodeId]).toEqual(['call', 'n3'])
  })

  it('leads away from a failed tool before its step says anything, and not by a run of an earlier turn', () => {
    const [failed, fine, old] = [begin(), begin(), begin({ t1: 'failed' })]
    for (const begun of [failed, fine, old]) {
      begun.collect({ order: 'A-1' })
      begun.follow(undefined, false)
    }
    failed.noteTool('t1', 'failed', {})
    fine.noteTool('t1', 'ok', {})
    for (const begun of [failed, fine, old]) begun.leaveFailed()
    expect([failed.nodeId, fine.nodeId, old.nodeId]).toEqual(['n5', 'n3', 'n3'])
    // The step of a tool that went through says what it found before a fixed text follows.
    expect(fine.settle()).toEqual(['Found.'])
  })
})
