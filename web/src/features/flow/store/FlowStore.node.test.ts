import { applyParts } from '@parley/functions/shared/flow/applyParts'
import type { Flow } from '@parley/functions/shared/flow/flow'
import { conflictsOf } from '@parley/functions/shared/flow/mergeParts'
import { patchBetween } from '@parley/functions/shared/flow/flowPatch'
import { describe, expect, it } from 'vitest'
import { connectNodes, emptyNode, withNode, withoutParts } from './flowEdits.ts'
import { FlowStore } from './FlowStore.ts'

const position = { x: 0, y: 0 }
const initial: Flow = connectNodes(
  { nodes: { n1: emptyNode('start', position), n2: emptyNode('default', position) }, edges: {} },
  'n1',
  'n2',
)

function opened(): FlowStore {
  const store = new FlowStore()
  store.follow(initial, 1)
  return store
}

function type(store: FlowStore, id: string, text: string, now?: number) {
  store.change(withNode(store.state.draft, id, { text }), `${id}.text`, now)
}

/** Saves as the server does, and returns the server's new state. */
function save(store: FlowStore, server: { flow: Flow; seq: number }): { flow: Flow; seq: number } {
  const waiting = store.startSave()
  if (!waiting) return server
  const { flow, refused } = applyParts(server.flow, waiting.parts, waiting.base)
  const seq = server.seq + 1
  store.endSave({ seq, refused })
  return { flow, seq }
}

const textOf = (store: FlowStore, id = 'n2') => store.state.draft.nodes[id]?.text

describe('undo and redo of a flow', () => {
  it('group letters that are typed without a longer pause', () => {
    const store = opened()
    type(store, 'n2', 'A', 1_000)
    type(store, 'n2', 'As', 1_500)
    type(store, 'n2', 'Ask', 2_400)
    store.undo()
    expect(textOf(store)).toBe('As')
    store.undo()
    expect(textOf(store)).toBe('')
    expect(store.state).toMatchObject({ canUndo: false, canRedo: true })
    store.redo()
    store.redo()
    expect(textOf(store)).toBe('Ask')
  })

  it('restore a deleted node with its edges', () => {
    const store = opened()
    store.change(withoutParts(store.state.draft, ['n2']))
    expect(store.state.draft.edges).toEqual({})
    store.undo()
    expect(store.state.draft).toEqual(initial)
  })

  it('keep two hundred steps', () => {
    const store = opened()
    for (let step = 0; step < 250; step++) type(store, 'n2', `Text ${step}`, step * 1_000)
    for (let step = 0; step < 250; step++) store.undo()
    expect(textOf(store)).toBe('Text 49')
  })

  it('keep what a colleague has written since', () => {
    const store = opened()
    type(store, 'n2', 'Mine')
    const server = save(store, { flow: initial, seq: 1 })
    store.follow(withNode(server.flow, 'n2', { text: 'Theirs' }), 3)
    store.undo()
    expect(textOf(store)).toBe('Theirs')
  })
})

describe('saving', () => {
  it('keeps what was typed during the save', () => {
    const store = opened()
    type(store, 'n2', 'Ask')
    const waiting = store.startSave()
    type(store, 'n2', 'Ask twice')
    store.follow(withNode(initial, 'n2', { text: 'Ask' }), 2)
    store.endSave({ seq: 2, refused: { nodes: {}, edges: {} } })
    expect(Object.keys(waiting?.parts.nodes ?? {})).toEqual(['n2'])
    expect(textOf(store)).toBe('Ask twice')
    expect(conflictsOf(store.state).nodes).toEqual([])
    expect(store.startSave()?.parts.nodes['n2']?.text).toBe('Ask twice')
  })

  it('merges other changes of a colleague, and shows conflicts', () => {
    const store = opened()
    type(store, 'n2', 'Mine')
    const theirs = withNode(withNode(initial, 'n2', { text: 'Theirs' }), 'n1', { name: 'Front door' })
    const server = save(store, { flow: theirs, seq: 2 })
    store.follow(server.flow, server.seq)
    expect(store.state.draft.nodes['n1']?.name).toBe('Front door')
    expect(textOf(store)).toBe('Mine')
    expect(conflictsOf(store.state).nodes).toEqual(['n2'])
    expect(store.startSave()).toBeUndefined()
    store.settle('nodes', 'n2', 'mine')
    expect(save(store, server).flow.nodes['n2']?.text).toBe('Mine')
  })

  it('ignores an older version of the server', () => {
    const store = opened()
    type(store, 'n2', 'Mine')
    save(store, { flow: initial, seq: 4 })
    store.follow(initial, 4)
    expect(textOf(store)).toBe('Mine')
  })

  it('starts from the first version when the server has no flow any more', () => {
    const store = new FlowStore()
    store.follow(initial, 7)
    store.followNone()
    expect(store.state.draft).toEqual({ nodes: {}, edges: {} })
    store.change({ nodes: { n9: emptyNode('start', position) }, edges: {} })
    save(store, { flow: { nodes: {}, edges: {} }, seq: 0 })
    expect(store.startSave()).toBeUndefined()
    expect(Object.keys(store.state.stored.nodes)).toEqual(['n9'])
  })

  it('keeps the first flow until the server shows it', () => {
    const store = new FlowStore()
    store.followNone()
    store.change(initial)
    save(store, { flow: { nodes: {}, edges: {} }, seq: 0 })
    store.followNone()
    expect(store.state.draft).toEqual(initial)
  })

  it('reports an edge that was lost with a node that a colleague deleted', () => {
    const store = opened()
    store.change(connectNodes(store.state.draft, 'n2', 'n2'))
    store.follow(withoutParts(initial, ['n2']), 2)
    expect(store.state.draft.edges).toEqual({})
    expect(store.state.lostWays).toBe(1)
  })

  it('restores unsaved changes after a reload, beside newer ones', () => {
    const store = new FlowStore()
    const stored = patchBetween(initial, withNode(initial, 'n2', { text: 'Kept' }))
    store.follow(withNode(initial, 'n1', { name: 'Front door' }), 2)
    store.restore(stored)
    expect(textOf(store)).toBe('Kept')
    expect(store.state.draft.nodes['n1']?.name).toBe('Front door')
    expect(Object.keys(store.startSave()?.parts.nodes ?? {})).toEqual(['n2'])
  })

  it('shows a conflict for an unsaved change that a colleague has overwritten since', () => {
    const store = new FlowStore()
    store.follow(withNode(initial, 'n2', { text: 'Theirs' }), 2)
    store.restore(patchBetween(initial, withNode(initial, 'n2', { text: 'Kept' })))
    expect(textOf(store)).toBe('Kept')
    expect(conflictsOf(store.state).nodes).toEqual(['n2'])
  })
})
