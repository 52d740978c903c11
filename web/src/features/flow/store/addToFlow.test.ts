import { describe, expect, it, vi } from 'vitest'
import { showToast } from '../../../lib/toast.ts'
import { addToFlow } from './addToFlow.ts'
import { emptyNode, withNewNode } from './flowEdits.ts'
import { FlowStore } from './FlowStore.ts'

vi.mock('../../../lib/toast.ts', () => ({ showToast: vi.fn() }))

describe('addToFlow', () => {
  it('accepts as many nodes as a flow may have, and explains the limit for one more', () => {
    const nodes = Array.from({ length: 499 }, (_, at) => [`n${at}`, emptyNode('note', { x: 0, y: 0 })])
    const store = new FlowStore()
    store.follow({ nodes: Object.fromEntries(nodes), edges: {} }, 1)
    const add = () =>
      addToFlow(store, withNewNode(store.state.draft, emptyNode('default', { x: 0, y: 0 })).flow)
    expect(add()).toBe(true)
    expect(showToast).not.toHaveBeenCalled()
    expect(add()).toBe(false)
    expect(showToast).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/The limit is 500 nodes/), 'bad')
    expect(Object.keys(store.state.draft.nodes)).toHaveLength(500)
  })
})
